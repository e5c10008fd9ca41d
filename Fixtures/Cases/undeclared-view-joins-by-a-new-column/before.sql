CREATE TABLE ship (id INTEGER PRIMARY KEY, name TEXT);
CREATE TABLE dock (id INTEGER PRIMARY KEY, depth INTEGER, flag TEXT);
CREATE VIEW docked AS SELECT ship.name, dock.depth FROM ship NATURAL JOIN dock;
INSERT INTO ship VALUES (1, 'Ada');
INSERT INTO dock VALUES (1, 9, 'red');
