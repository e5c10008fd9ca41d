CREATE TABLE note (id INTEGER PRIMARY KEY, body TEXT);
CREATE VIRTUAL TABLE search USING fts5(body, content='note', content_rowid='id');
CREATE TRIGGER note_gone AFTER DELETE ON note BEGIN
  INSERT INTO search (search, rowid, body) VALUES ('delete', old.id, 'x');
END;
INSERT INTO note VALUES (1, 'reeds');
