CREATE TABLE song (title TEXT PRIMARY KEY, length INT) WITHOUT ROWID;
CREATE TABLE played (song INT, at TEXT);
CREATE TRIGGER song_added AFTER INSERT ON song BEGIN INSERT INTO played VALUES (new.title, 'never'); END;
