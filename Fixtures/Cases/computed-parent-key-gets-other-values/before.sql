CREATE TABLE berth (id INTEGER PRIMARY KEY, depth REAL, sign TEXT AS (depth || '') UNIQUE);
CREATE TABLE boat (berth REFERENCES berth (sign));
INSERT INTO berth VALUES (1, 5.0);
INSERT INTO boat VALUES ('5.0');
