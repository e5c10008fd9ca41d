CREATE TABLE jar (id INTEGER PRIMARY KEY, grams, label);
INSERT INTO jar VALUES (1, 250, 'plum'), (2, '0300', 'fig'), (3, NULL, 12);
PRAGMA writable_schema = ON;
UPDATE sqlite_schema SET sql = 'CREATE TABLE jar (id INTEGER PRIMARY KEY, grams INTEGER, label TEXT)'
  WHERE name = 'jar';
PRAGMA writable_schema = RESET;
