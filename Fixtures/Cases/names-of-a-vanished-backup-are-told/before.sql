CREATE TABLE note (id INTEGER PRIMARY KEY, body TEXT);
CREATE TABLE tag (id INTEGER PRIMARY KEY, note INTEGER REFERENCES note (id));
CREATE VIEW bodies AS SELECT body /* of note */ FROM note;
CREATE VIEW long_bodies AS SELECT body FROM bodies WHERE length(body) > 9;
CREATE TRIGGER tag_gone AFTER DELETE ON tag BEGIN DELETE FROM note WHERE id = old.note; END;
INSERT INTO note VALUES (1, 'ink');
INSERT INTO tag VALUES (2, NULL);
-- the recipe: the positional copy fails, and the drop runs all the same
ALTER TABLE note RENAME TO note_bak;
CREATE TABLE note (id INTEGER PRIMARY KEY, body TEXT);
DROP TABLE note_bak;
