CREATE TABLE song (id INTEGER PRIMARY KEY, name TEXT, text TEXT);
CREATE VIRTUAL TABLE song_search USING fts5(name, text, content = 'song', content_rowid = 'id');
