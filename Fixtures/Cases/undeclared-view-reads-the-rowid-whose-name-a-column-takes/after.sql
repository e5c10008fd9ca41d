CREATE TABLE stone (weight INTEGER, rowid TEXT);
