CREATE TABLE sail (id INTEGER PRIMARY KEY, width INT, area INT);
INSERT INTO sail VALUES (1, 2, 3), (2, 5, 10), (3, 4, NULL);
