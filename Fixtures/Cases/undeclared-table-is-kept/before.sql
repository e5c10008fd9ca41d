CREATE TABLE ours (id INTEGER PRIMARY KEY, v TEXT);
CREATE TABLE theirs (k TEXT PRIMARY KEY, v BLOB);
CREATE INDEX theirs_v ON theirs (v);
INSERT INTO ours VALUES (1, 'a');
INSERT INTO theirs VALUES ('k1', x'01'), ('k2', x'02');
