CREATE TABLE star (id INTEGER PRIMARY KEY, distance FLOAT UNIQUE, colour, name DEFAULT (upper('x')));
CREATE INDEX star_distance ON star (distance, name);
