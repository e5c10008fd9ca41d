CREATE TABLE bird (id INTEGER PRIMARY KEY, ring TEXT, seen INTEGER);
CREATE INDEX ringed ON bird (ring);
