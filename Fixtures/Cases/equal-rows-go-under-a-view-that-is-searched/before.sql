CREATE TABLE tag (id INTEGER PRIMARY KEY, word TEXT);
INSERT INTO tag VALUES (1, 'red'), (2, 'red'), (3, 'blue');
CREATE VIEW words AS SELECT id, word FROM tag;
CREATE VIRTUAL TABLE word_search USING fts5(word, content='words', content_rowid='id');
INSERT INTO word_search (word_search) VALUES ('rebuild');
