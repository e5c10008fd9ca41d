CREATE TABLE draft (id INTEGER PRIMARY KEY, text TEXT);
INSERT INTO draft VALUES (1, 'hello'), (2, 'again');
CREATE VIRTUAL TABLE draft_search USING fts5(text, content='draft', content_rowid='id');
CREATE VIRTUAL TABLE own_search USING fts5(text, content='draft', content_rowid='id');
INSERT INTO draft_search (draft_search) VALUES ('rebuild');
INSERT INTO own_search (own_search) VALUES ('rebuild');
