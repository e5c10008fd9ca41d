CREATE TABLE guest (id INTEGER PRIMARY KEY, name TEXT, age INTEGER);
CREATE INDEX guest_name ON guest (name);
INSERT INTO guest VALUES (1, 'bea', 30), (2, 'Abe', NULL), (3, 'Cyd', 0);
