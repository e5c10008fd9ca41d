CREATE TABLE star (id INTEGER PRIMARY KEY, name TEXT, mag REAL, seen TEXT, far INTEGER AS (mag > 6) VIRTUAL);
CREATE INDEX star_lower ON star (lower(name), mag DESC);
CREATE UNIQUE INDEX star_nocase ON star (name COLLATE NOCASE);
CREATE INDEX star_bright ON star (mag) WHERE mag < 2 AND seen IS NOT NULL;
CREATE INDEX star_far ON star (far, id);
INSERT INTO star (id, name, mag, seen) VALUES (1, 'Vega', 0.03, 'may'), (2, 'Mira', 6.5, NULL), (3, 'Algol', 2.1, 'oct');
