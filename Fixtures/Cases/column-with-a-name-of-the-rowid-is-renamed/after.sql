CREATE TABLE stone (label TEXT, weight INTEGER);
