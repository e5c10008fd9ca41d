CREATE TABLE locker (code TEXT PRIMARY KEY, owner TEXT);
INSERT INTO locker VALUES ('104', 'Unn'), ('B-7', 'Geir'), ('105', NULL);
