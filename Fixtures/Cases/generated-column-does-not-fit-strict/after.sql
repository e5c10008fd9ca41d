CREATE TABLE tide (id INTEGER PRIMARY KEY, height TEXT, metres REAL AS (height)) STRICT;
