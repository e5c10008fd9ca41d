CREATE TABLE folder (id INTEGER PRIMARY KEY, label TEXT);
CREATE TABLE note (id INTEGER PRIMARY KEY, folder TEXT, body TEXT);
CREATE VIRTUAL TABLE note_search USING fts5(body, content='note', content_rowid='id');
INSERT INTO folder VALUES (1, 'A'), (2, 'B');
INSERT INTO note VALUES (1, '1', 'ink'), (2, '7', 'pen'), (3, NULL, 'cup'), (4, 2, 'pot');
INSERT INTO note_search(note_search) VALUES ('rebuild');
