CREATE TABLE part (id INTEGER PRIMARY KEY, whole INTEGER, name TEXT);
INSERT INTO part VALUES (1, NULL, 'car'), (2, 1, 'door'), (3, 9, 'lost'), (4, 3, 'of lost'), (5, 2, 'lock');
