CREATE TABLE reading (id INTEGER PRIMARY KEY, value REAL);
INSERT INTO reading VALUES (1, 0.5), (2, ''), (3, NULL), (4, '7');
