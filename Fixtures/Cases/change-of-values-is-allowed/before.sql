CREATE TABLE cabin (id INTEGER PRIMARY KEY, number TEXT);
INSERT INTO cabin VALUES (1, '007'), (2, 'B2'), (3, '12');
