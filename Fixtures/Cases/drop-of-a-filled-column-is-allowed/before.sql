CREATE TABLE oven (id INTEGER PRIMARY KEY, brand TEXT, watts INTEGER);
INSERT INTO oven VALUES (1, 'Jøtul', NULL), (2, 'Ulefos', 900);
