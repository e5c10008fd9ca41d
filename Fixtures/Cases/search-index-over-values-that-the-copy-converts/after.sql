CREATE TABLE locker (id INTEGER PRIMARY KEY, number INTEGER, depth INTEGER, owner TEXT, note INTEGER);
CREATE VIRTUAL TABLE number_search USING fts5(number, content='locker', content_rowid='id');
CREATE VIRTUAL TABLE depth_search USING fts5(depth, content='locker', content_rowid='id');
CREATE VIRTUAL TABLE owner_search USING fts5(owner, content='locker', content_rowid='id');
