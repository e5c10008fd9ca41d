CREATE TABLE locker (id INTEGER PRIMARY KEY, number, depth, owner TEXT, note);
INSERT INTO locker VALUES (1, '007', 2, 'Ann', 'x'), (2, 12, 3.0, 'Bo', 'y');
PRAGMA writable_schema = ON;
UPDATE sqlite_schema SET sql =
  'CREATE TABLE locker (id INTEGER PRIMARY KEY, number INTEGER, depth INTEGER, owner TEXT, note)'
  WHERE name = 'locker';
PRAGMA writable_schema = RESET;
CREATE VIRTUAL TABLE number_search USING fts5(number, content='locker', content_rowid='id');
CREATE VIRTUAL TABLE depth_search USING fts5(depth, content='locker', content_rowid='id');
CREATE VIRTUAL TABLE owner_search USING fts5(owner, content='locker', content_rowid='id');
INSERT INTO number_search (number_search) VALUES ('rebuild');
INSERT INTO depth_search (depth_search) VALUES ('rebuild');
INSERT INTO owner_search (owner_search) VALUES ('rebuild');
