CREATE TABLE mill (id INTEGER PRIMARY KEY, river TEXT);
INSERT INTO mill VALUES (1, 'Glomma'), (2, 'Otra');
