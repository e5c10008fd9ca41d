CREATE TABLE score (id INTEGER PRIMARY KEY, points TEXT);
INSERT INTO score VALUES (1, '12'), (2, 'withdrawn'), (3, NULL), (4, '-3');
