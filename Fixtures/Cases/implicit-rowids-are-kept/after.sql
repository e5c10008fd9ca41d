CREATE TABLE shell (kind TEXT NOT NULL, found TEXT);
