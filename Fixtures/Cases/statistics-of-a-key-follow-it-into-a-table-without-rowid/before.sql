CREATE TABLE tide (port TEXT, day INTEGER, height REAL, PRIMARY KEY (port, day));
CREATE TABLE buoy (mark TEXT, place TEXT, PRIMARY KEY (mark)) WITHOUT ROWID;
INSERT INTO tide VALUES ('Oban', 1, 2.5), ('Oban', 2, 2.25), ('Ayr', 1, 3.5);
INSERT INTO buoy VALUES ('a', 'Oban'), ('b', 'Ayr');
ANALYZE;
DROP TABLE IF EXISTS sqlite_stat4;
