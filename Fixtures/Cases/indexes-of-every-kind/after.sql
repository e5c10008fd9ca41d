CREATE TABLE star (id INTEGER PRIMARY KEY, name TEXT NOT NULL, mag REAL, seen TEXT, far INTEGER AS (mag > 6) VIRTUAL);
CREATE INDEX star_lower ON star (lower(name), mag DESC);
CREATE UNIQUE INDEX star_nocase ON star (name COLLATE NOCASE);
CREATE INDEX star_bright ON star (mag) WHERE mag < 2 AND seen IS NOT NULL;
CREATE INDEX star_far ON star (far, id);
