CREATE TABLE stone (weight INTEGER, rowid TEXT);
CREATE TABLE label (stone INTEGER, words TEXT);
