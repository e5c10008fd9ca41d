CREATE TABLE song (id INTEGER PRIMARY KEY, title TEXT, verse TEXT);
INSERT INTO song VALUES (1, 'ferry', 'over the water');
CREATE VIRTUAL TABLE find USING fts5(title, verse, content=song, content_rowid=id);
INSERT INTO find(find) VALUES ('rebuild');
