CREATE TABLE berth (id INTEGER PRIMARY KEY, pier TEXT, place INTEGER, mark TEXT, UNIQUE (pier), UNIQUE (place), UNIQUE (mark, pier));
INSERT INTO berth VALUES (1, 'east', 4, 'a'), (2, 'west', 3, 'b'), (3, 'north', 9, 'a');
ANALYZE;
DROP TABLE IF EXISTS sqlite_stat4;
UPDATE sqlite_stat1 SET stat = '3 1 of ' || idx;
