CREATE TABLE shop (id INTEGER PRIMARY KEY, name TEXT, town TEXT);
INSERT INTO shop VALUES (1, 'Ida', 'Oslo'), (2, 'ida ', 'Oslo'), (3, 'Ida', 'Bergen'), (4, 'x', NULL), (5, 'x', NULL);
