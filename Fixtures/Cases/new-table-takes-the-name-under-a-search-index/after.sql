CREATE TABLE letter (id INTEGER PRIMARY KEY, text TEXT);
CREATE TABLE draft (id INTEGER PRIMARY KEY, text TEXT);
CREATE VIRTUAL TABLE draft_search USING fts5(text, content='draft', content_rowid='id');
