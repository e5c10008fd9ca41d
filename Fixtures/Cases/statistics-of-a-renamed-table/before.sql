CREATE TABLE plot (id INTEGER PRIMARY KEY, owner TEXT);
CREATE INDEX plot_owner ON plot (owner);
INSERT INTO plot VALUES (1, 'Tor'), (2, 'Tor'), (3, 'Siv');
ANALYZE;
DROP TABLE IF EXISTS sqlite_stat4;
