CREATE TABLE mill (id INTEGER PRIMARY KEY, sails INTEGER);
CREATE TABLE miller (name TEXT);
CREATE INDEX windmill ON miller (name);
INSERT INTO mill VALUES (1, 4);
