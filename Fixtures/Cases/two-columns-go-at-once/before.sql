CREATE TABLE boat (id INTEGER PRIMARY KEY, name TEXT, colour TEXT, length REAL);
INSERT INTO boat VALUES (1, 'otter', 'red', 6.5);
