CREATE TABLE locker (rowid TEXT, oid TEXT, owner TEXT);
INSERT INTO locker (_rowid_, rowid, oid, owner) VALUES (5, 'r-one', 'o-one', 'Nan'), (8, 'r-two', 'o-two', NULL);
