CREATE TABLE store (id INTEGER PRIMARY KEY, n TEXT);
INSERT INTO store VALUES (1, '10'), (2, 'none'), (3, NULL), (4, '-25');
