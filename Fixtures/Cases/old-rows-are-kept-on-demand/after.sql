CREATE TABLE farm(id INTEGER PRIMARY KEY, name TEXT UNIQUE);
CREATE TABLE animal(
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  farm INTEGER NOT NULL REFERENCES farm ON DELETE CASCADE,
  tag TEXT UNIQUE,
  loud TEXT AS (upper(tag)),
  weight REAL
);
CREATE INDEX animal_weight ON animal(weight);
CREATE TRIGGER animal_told AFTER DELETE ON animal BEGIN
  INSERT INTO tale VALUES (old.tag);
END;
CREATE TABLE tale(words TEXT NOT NULL DEFAULT 'silence');
CREATE VIEW heavy AS SELECT tag FROM animal WHERE weight > 100;
CREATE VIRTUAL TABLE song USING fts5(words, tokenize = 'porter');
