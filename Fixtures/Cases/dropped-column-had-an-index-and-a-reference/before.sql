CREATE TABLE host (id INTEGER PRIMARY KEY, name TEXT);
CREATE TABLE lodger (id INTEGER PRIMARY KEY, host INTEGER REFERENCES host (id), bed TEXT, photo BLOB);
CREATE INDEX lodger_host ON lodger (host);
CREATE INDEX lodger_bed ON lodger (bed);
INSERT INTO host VALUES (1, 'Aud');
INSERT INTO lodger VALUES (1, 1, 'b1', x'01'), (2, NULL, 'b2', NULL);
