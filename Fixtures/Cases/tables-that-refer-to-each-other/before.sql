CREATE TABLE crew (id INTEGER PRIMARY KEY, name TEXT, ship INTEGER REFERENCES ship (id));
CREATE TABLE ship (id INTEGER PRIMARY KEY, name TEXT, captain INTEGER REFERENCES crew (id));
INSERT INTO crew VALUES (1, 'Runa', NULL), (2, 'Bo', 10);
INSERT INTO ship VALUES (10, 'Tern', 1), (11, 'Auk', 2);
UPDATE crew SET ship = 11 WHERE id = 1;
