CREATE TABLE host (id INTEGER PRIMARY KEY, name TEXT);
CREATE TABLE lodger (id INTEGER PRIMARY KEY, bed TEXT, photo BLOB);
CREATE INDEX lodger_bed ON lodger (bed);
