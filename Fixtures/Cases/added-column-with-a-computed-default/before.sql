CREATE TABLE bottle (id INTEGER PRIMARY KEY, wine TEXT);
INSERT INTO bottle VALUES (1, 'elder'), (2, 'quince');
