CREATE TABLE place (id INTEGER PRIMARY KEY, name TEXT NOT NULL);
CREATE INDEX place_name ON place (name);
