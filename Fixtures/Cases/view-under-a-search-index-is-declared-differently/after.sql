CREATE TABLE wine (id INTEGER PRIMARY KEY, name TEXT, region TEXT);
CREATE VIEW inner_wine AS SELECT id, region AS words FROM wine;
CREATE VIEW wines AS SELECT id, words FROM inner_wine;
CREATE VIRTUAL TABLE wine_search USING fts5(words, content='wines', content_rowid='id');
