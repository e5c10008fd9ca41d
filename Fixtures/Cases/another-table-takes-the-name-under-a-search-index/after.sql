CREATE TABLE old_inbox (id INTEGER PRIMARY KEY, text TEXT, come);
CREATE TABLE inbox (id INTEGER PRIMARY KEY, text TEXT, gone);
CREATE VIEW letters AS SELECT id, text FROM inbox;
CREATE VIRTUAL TABLE inbox_search USING fts5(text, content='inbox', content_rowid='id');
CREATE VIRTUAL TABLE letter_search USING fts5(text, content='letters', content_rowid='id');
