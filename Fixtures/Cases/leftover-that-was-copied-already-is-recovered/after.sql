CREATE TABLE parcel (id INTEGER PRIMARY KEY AUTOINCREMENT, label TEXT, weight REAL, seen INTEGER NOT NULL DEFAULT 0);
CREATE INDEX parcel_label ON parcel (label);
CREATE TABLE stamp (id INTEGER PRIMARY KEY, parcel INTEGER REFERENCES parcel (id) ON DELETE CASCADE);
CREATE TABLE log (entry TEXT);
CREATE VIEW heavy AS SELECT id, label FROM parcel WHERE weight > 2;
CREATE VIEW heaviest AS SELECT max(id) AS id FROM heavy;
CREATE TRIGGER parcel_gone AFTER DELETE ON parcel BEGIN INSERT INTO log VALUES ('gone ' || old.id); END;
CREATE TRIGGER stamp_gone AFTER DELETE ON stamp BEGIN UPDATE parcel SET label = NULL WHERE id = old.parcel; END;
