CREATE TABLE song (code TEXT PRIMARY KEY NOT NULL, title TEXT);
INSERT INTO song VALUES ('a1', 'ferry');
CREATE VIRTUAL TABLE find USING fts5(title, content=song);
INSERT INTO find(find) VALUES ('rebuild');
