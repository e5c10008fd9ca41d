CREATE TABLE farm(id INTEGER PRIMARY KEY, name TEXT UNIQUE);
CREATE TABLE animal(
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  farm INTEGER NOT NULL REFERENCES farm ON DELETE CASCADE,
  tag TEXT UNIQUE,
  loud TEXT AS (upper(tag)),
  weight
);
CREATE INDEX animal_weight ON animal(weight);
CREATE TRIGGER animal_told AFTER DELETE ON animal BEGIN
  INSERT INTO tale VALUES (old.tag);
END;
CREATE TABLE tale(words);
CREATE TABLE tale_bak(written TEXT);
CREATE VIEW heavy AS SELECT tag FROM animal WHERE weight > 100;
CREATE VIRTUAL TABLE song USING fts5(words);
INSERT INTO farm VALUES (1, 'north'), (2, 'south');
INSERT INTO animal(id, farm, tag, weight)
  VALUES (3, 1, 'cow', '250'), (8, 2, 'hen', 2.5);
UPDATE sqlite_sequence SET seq = 9 WHERE name = 'animal';
INSERT INTO tale(rowid, words) VALUES (11, 'once'), (17, NULL);
INSERT INTO tale_bak VALUES ('by the user');
INSERT INTO song(rowid, words) VALUES (4, 'the old grey goose');
