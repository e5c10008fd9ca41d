CREATE TABLE badge (id INTEGER PRIMARY KEY, number UNIQUE, level);
INSERT INTO badge VALUES (1, '5', 1), (2, 5, 2), (3, '6', 3);
PRAGMA writable_schema = ON;
UPDATE sqlite_schema SET sql = 'CREATE TABLE badge (id INTEGER PRIMARY KEY, number INTEGER UNIQUE, level INTEGER)'
  WHERE name = 'badge';
PRAGMA writable_schema = RESET;
