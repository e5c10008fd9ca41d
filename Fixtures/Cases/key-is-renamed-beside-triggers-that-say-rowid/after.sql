CREATE TABLE letter (
  number INTEGER PRIMARY KEY, -- @renamed from=id
  body TEXT
);
CREATE VIRTUAL TABLE search USING fts5(body, content='letter');
CREATE TRIGGER letter_insert AFTER INSERT ON letter BEGIN
  INSERT INTO search (rowid, body) VALUES (new.rowid, new.body);
END;
