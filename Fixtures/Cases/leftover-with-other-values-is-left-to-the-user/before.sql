CREATE TABLE note_bak (id INTEGER PRIMARY KEY AUTOINCREMENT, body TEXT);
CREATE TABLE note (id INTEGER PRIMARY KEY AUTOINCREMENT, body TEXT, pinned INTEGER NOT NULL DEFAULT 0);
CREATE TABLE log (entry INTEGER);
CREATE VIRTUAL TABLE words USING fts5(body, content='note', content_rowid='id');
CREATE TRIGGER note_added AFTER INSERT ON note BEGIN INSERT INTO log VALUES (new.id); END;
CREATE VIEW pinned AS SELECT body FROM note WHERE pinned;
INSERT INTO note_bak VALUES (1, 'ink'), (2, 'paper'), (3, 'glue'), (4, 'string');
DELETE FROM note_bak WHERE id = 4;
INSERT INTO note (id, body) VALUES (1, 'ink'), (2, 'paper');
-- the app goes on
INSERT INTO note (id, body) VALUES (7, 'lamp');
UPDATE note SET body = 'cardboard' WHERE id = 2;
CREATE TABLE tag (note INTEGER REFERENCES note_bak (id));
