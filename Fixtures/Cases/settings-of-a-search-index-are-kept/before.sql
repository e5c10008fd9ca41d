CREATE TABLE song (id INTEGER PRIMARY KEY, name TEXT, text TEXT);
CREATE VIRTUAL TABLE song_search USING fts5(name, content = 'song', content_rowid = 'id');
INSERT INTO song VALUES (2, 'Morning mood', 'la la'), (6, 'The swan', 'white');
INSERT INTO song_search(song_search) VALUES ('rebuild');
INSERT INTO song_search(song_search, rank) VALUES ('rank', 'bm25(2.0, 1.0)'), ('automerge', 6);
