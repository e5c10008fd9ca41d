CREATE TABLE quay (id INTEGER PRIMARY KEY, mark TEXT UNIQUE, pier TEXT, UNIQUE (pier, mark));
CREATE TABLE tide (port TEXT, day INTEGER, height REAL, note TEXT UNIQUE, PRIMARY KEY (port, day)) WITHOUT ROWID;
INSERT INTO quay VALUES (1, 'a', 'east'), (2, 'b', 'east');
INSERT INTO tide VALUES ('Oban', 1, 2.5, 'x'), ('Oban', 2, 2.25, 'y'), ('Ayr', 1, 3.5, 'z');
ANALYZE;
DROP TABLE IF EXISTS sqlite_stat4;
