CREATE TABLE wine (id INTEGER PRIMARY KEY, name TEXT, region TEXT);
INSERT INTO wine VALUES (1, 'Morgon', 'Beaujolais'), (2, 'Barolo', 'Piemont');
CREATE VIEW inner_wine AS SELECT id, name AS words FROM wine;
CREATE VIEW wines AS SELECT id, words FROM inner_wine;
CREATE VIRTUAL TABLE wine_search USING fts5(words, content='wines', content_rowid='id');
INSERT INTO wine_search (wine_search) VALUES ('rebuild');
