CREATE TABLE star (id INTEGER PRIMARY KEY, distance UNIQUE, name DEFAULT (upper('x')), colour);
INSERT INTO star VALUES (1, 5, 'a', 1), (2, 9007199254740993, 'b', 2), (1000000000000, 7, 'c', 3);
CREATE INDEX star_distance ON star (distance, name);
PRAGMA writable_schema = ON;
UPDATE sqlite_schema SET sql =
  'CREATE TABLE star (id INTEGER PRIMARY KEY, distance FLOAT UNIQUE, name DEFAULT (upper(''x'')), colour)'
  WHERE name = 'star';
PRAGMA writable_schema = RESET;
