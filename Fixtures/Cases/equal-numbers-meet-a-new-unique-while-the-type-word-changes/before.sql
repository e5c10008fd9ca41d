CREATE TABLE fare (id INTEGER PRIMARY KEY, zone INTEGER, note TEXT);
INSERT INTO fare VALUES (1, 3, 'a'), (2, '3', 'b'), (3, 4, 'c');
