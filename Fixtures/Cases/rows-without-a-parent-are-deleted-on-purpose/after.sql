CREATE TABLE note (id INTEGER PRIMARY KEY, folder TEXT REFERENCES directory(id), body TEXT);
CREATE TABLE directory ( -- @renamed from=folder
  id INTEGER PRIMARY KEY,
  title TEXT -- @renamed from=label
);
CREATE VIRTUAL TABLE note_search USING fts5(body, content='note', content_rowid='id');
