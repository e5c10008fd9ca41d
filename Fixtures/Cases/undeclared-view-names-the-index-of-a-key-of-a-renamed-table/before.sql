CREATE TABLE boat (id INTEGER PRIMARY KEY, name TEXT UNIQUE);
INSERT INTO boat VALUES (1, 'ark');
CREATE VIEW ark AS SELECT id FROM boat INDEXED BY sqlite_autoindex_boat_1 WHERE name = 'ark';
