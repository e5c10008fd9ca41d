CREATE TABLE plant (id INTEGER PRIMARY KEY, name TEXT);
INSERT INTO plant VALUES (1, 'lyng'), (2, 'mose');
