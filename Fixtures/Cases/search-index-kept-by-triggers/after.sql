CREATE TABLE page (id INTEGER PRIMARY KEY AUTOINCREMENT, head TEXT, visits INTEGER NOT NULL);
CREATE VIRTUAL TABLE page_words USING fts5(head, content='page', content_rowid='id');
CREATE TRIGGER page_words_in AFTER INSERT ON page BEGIN
  INSERT INTO page_words (rowid, head) VALUES (new.id, new.head);
END;
CREATE TRIGGER page_words_out AFTER DELETE ON page BEGIN
  INSERT INTO page_words (page_words, rowid, head) VALUES ('delete', old.id, old.head);
END;
