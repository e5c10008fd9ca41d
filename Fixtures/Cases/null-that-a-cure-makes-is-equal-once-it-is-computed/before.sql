CREATE TABLE owner (id INTEGER PRIMARY KEY);
INSERT INTO owner VALUES (1);
CREATE TABLE boat (id INTEGER PRIMARY KEY, owner INTEGER, slot AS (coalesce(owner, 0)) UNIQUE);
INSERT INTO boat(id, owner) VALUES (1, 1), (2, 7), (3, 8);
