CREATE TABLE tag (id INTEGER PRIMARY KEY, word TEXT UNIQUE);
CREATE VIEW words AS SELECT id, word FROM tag;
CREATE VIRTUAL TABLE word_search USING fts5(word, content='words', content_rowid='id');
