CREATE TABLE letter (id INTEGER PRIMARY KEY, body TEXT);
INSERT INTO letter VALUES (1, 'north'), (7, 'south');
CREATE VIRTUAL TABLE search USING fts5(body, content='letter');
CREATE TRIGGER letter_insert AFTER INSERT ON letter BEGIN
  INSERT INTO search (rowid, body) VALUES (new.rowid, new.body);
END;
INSERT INTO search (search) VALUES ('rebuild');
