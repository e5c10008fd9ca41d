CREATE TABLE herb (id INTEGER PRIMARY KEY, name TEXT, latin TEXT);
INSERT INTO herb VALUES (1, 'mint', 'mentha');
CREATE VIEW herbs AS SELECT id, name, latin FROM herb;
CREATE VIRTUAL TABLE herb_search USING fts5(name, latin, content='herbs', content_rowid='id');
INSERT INTO herb_search (herb_search) VALUES ('rebuild');
