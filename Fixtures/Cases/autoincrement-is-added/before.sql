CREATE TABLE boat (id INTEGER PRIMARY KEY, name TEXT);
INSERT INTO boat VALUES (3, 'Gull'), (11, 'Skua');
