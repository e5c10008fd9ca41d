CREATE TABLE note (id INTEGER PRIMARY KEY, body TEXT);
CREATE TABLE tag (id INTEGER PRIMARY KEY, note INTEGER REFERENCES note (id));
CREATE VIEW bodies AS SELECT body /* of note */ FROM note;
CREATE VIEW long_bodies AS SELECT body FROM bodies WHERE length(body) > 9;
CREATE TRIGGER tag_gone AFTER DELETE ON tag BEGIN DELETE FROM note WHERE id = old.note; END;
