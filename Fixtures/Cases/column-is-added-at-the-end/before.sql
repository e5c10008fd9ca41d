CREATE TABLE kite (id INTEGER PRIMARY KEY, cloth TEXT);
INSERT INTO kite VALUES (1, 'silk'), (2, 'nylon');
