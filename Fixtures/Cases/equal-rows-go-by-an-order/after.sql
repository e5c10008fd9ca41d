CREATE TABLE label ( -- @renamed from=tag
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  text TEXT COLLATE NOCASE UNIQUE, -- @renamed from=word
  changed INTEGER
);
CREATE TABLE log (what TEXT);
CREATE TRIGGER tag_gone AFTER DELETE ON label BEGIN INSERT INTO log VALUES ('gone ' || old.id); END;
