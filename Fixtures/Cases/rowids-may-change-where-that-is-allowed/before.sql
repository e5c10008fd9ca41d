CREATE TABLE song (title TEXT, length INT);
CREATE TABLE played (song INT, at TEXT);
CREATE TRIGGER song_added AFTER INSERT ON song BEGIN INSERT INTO played VALUES (new.rowid, 'never'); END;
INSERT INTO song(rowid, title, length) VALUES (4, 'Aubade', 120), (9, 'Berceuse', 95);
