CREATE TABLE bird (id INTEGER PRIMARY KEY, ring TEXT);
CREATE INDEX ringed ON bird (ring);
