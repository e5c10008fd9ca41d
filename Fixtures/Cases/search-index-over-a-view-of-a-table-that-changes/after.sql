CREATE TABLE trail (id INTEGER PRIMARY KEY, name TEXT, grade TEXT NOT NULL DEFAULT 'unknown', metres INTEGER);
CREATE VIEW graded AS SELECT id, name, grade AS level FROM trail;
CREATE VIEW listed AS SELECT id, level || ' walk' AS words FROM graded;
CREATE VIEW everything AS SELECT * FROM trail;
CREATE VIEW named AS SELECT id, name FROM trail;
CREATE VIRTUAL TABLE level_search USING fts5(name, level, content='graded', content_rowid='id');
CREATE VIRTUAL TABLE words_search USING fts5(words, content='listed', content_rowid='id');
CREATE VIRTUAL TABLE name_search USING fts5(name, content='named', content_rowid='id');
