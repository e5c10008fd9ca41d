CREATE TABLE song (id INTEGER PRIMARY KEY, title TEXT);
INSERT INTO song VALUES (1, 'ferry');
CREATE VIRTUAL TABLE find USING fts5(title, content=song, content_rowid=id);
INSERT INTO find(find) VALUES ('rebuild');
CREATE VIRTUAL TABLE terms USING fts5vocab(find, row);
