CREATE TABLE coin (nr INTEGER NOT NULL DEFAULT 77, name TEXT);
CREATE VIRTUAL TABLE coin_search USING fts5(name, content='coin', content_rowid='nr');
CREATE VIRTUAL TABLE row_search USING fts5(name, content='coin');
