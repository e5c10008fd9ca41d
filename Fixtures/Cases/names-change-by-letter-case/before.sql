CREATE TABLE Letter (id INTEGER PRIMARY KEY AUTOINCREMENT, isread INTEGER, body TEXT);
CREATE INDEX letter_read ON Letter (isread);
CREATE TABLE stamp (id INTEGER PRIMARY KEY, letter INTEGER REFERENCES Letter(id) ON DELETE CASCADE);
CREATE VIEW unread AS SELECT id FROM Letter WHERE isread = 0;
CREATE TRIGGER letter_new AFTER INSERT ON Letter BEGIN UPDATE Letter SET isread = 0 WHERE id = new.id; END;
INSERT INTO Letter(id, body) VALUES (3, 'Hei'), (8, 'Takk');
UPDATE Letter SET isread = 1 WHERE id = 3;
INSERT INTO stamp VALUES (1, 8);
