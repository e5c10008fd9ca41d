CREATE TABLE jar (id INTEGER PRIMARY KEY, number, grams TEXT);
INSERT INTO jar VALUES (1, '007', '5'), (2, 3, '6');
PRAGMA writable_schema = ON;
UPDATE sqlite_schema SET sql = 'CREATE TABLE jar (id INTEGER PRIMARY KEY, number INTEGER, grams TEXT)'
  WHERE name = 'jar';
PRAGMA writable_schema = RESET;
