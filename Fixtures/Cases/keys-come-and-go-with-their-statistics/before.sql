CREATE TABLE berth (id INTEGER PRIMARY KEY, pier TEXT, place INTEGER, mark TEXT COLLATE NOCASE, UNIQUE (pier), UNIQUE (place), UNIQUE (mark));
INSERT INTO berth VALUES (1, 'east', 4, 'a'), (2, 'west', 3, 'B'), (3, 'north', 9, 'c');
CREATE INDEX berth_mark ON berth (mark);
ANALYZE;
DROP TABLE IF EXISTS sqlite_stat4;
