CREATE TABLE owner (id INTEGER PRIMARY KEY);
INSERT INTO owner VALUES (1);
CREATE TABLE boat (id INTEGER PRIMARY KEY, name TEXT, owner INTEGER);
INSERT INTO boat VALUES (1, 'Gull', 1), (2, 'Tern', 7), (3, 'Gull', 8), (4, 'Auk', 9);
