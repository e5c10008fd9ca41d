CREATE TABLE plot (id INTEGER PRIMARY KEY, area REAL CHECK (plot.area > 0), owner TEXT);
CREATE INDEX plot_owner ON plot (owner);
CREATE INDEX plot_area ON plot (area);
INSERT INTO plot VALUES (1, 2.5, 'Tor'), (2, 1.0, 'Tor'), (3, 4.0, 'Siv');
ANALYZE;
DROP TABLE IF EXISTS sqlite_stat4;
