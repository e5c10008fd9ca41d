CREATE TABLE race (seconds INTEGER NOT NULL, runner TEXT);
