CREATE TABLE parcel (id INTEGER PRIMARY KEY AUTOINCREMENT, label TEXT, weight REAL);
CREATE INDEX parcel_label ON parcel (label);
CREATE TABLE stamp (id INTEGER PRIMARY KEY, parcel INTEGER REFERENCES parcel (id) ON DELETE CASCADE);
CREATE TABLE log (entry TEXT);
CREATE VIEW heavy AS SELECT id, label FROM parcel WHERE weight > 2;
CREATE VIEW heaviest AS SELECT max(id) AS id FROM heavy;
CREATE TRIGGER parcel_gone AFTER DELETE ON parcel BEGIN INSERT INTO log VALUES ('gone ' || old.id); END;
CREATE TRIGGER stamp_gone AFTER DELETE ON stamp BEGIN UPDATE parcel SET label = NULL WHERE id = old.parcel; END;
INSERT INTO parcel VALUES (1, 'glass', 1.5), (2, 'iron', 20.0), (9, 'lost', 3.0);
DELETE FROM parcel WHERE id = 9;
DELETE FROM log;
INSERT INTO stamp VALUES (1, 1), (2, 2), (3, 2);
-- the recipe begins, with SQLite's usual settings
ALTER TABLE parcel RENAME TO parcel_bak;
