CREATE TABLE boat (id INTEGER PRIMARY KEY, name TEXT UNIQUE, colour TEXT CHECK (colour <> 'none') REFERENCES paint (name), length REAL);
CREATE TABLE paint (name TEXT PRIMARY KEY);
INSERT INTO paint VALUES ('red');
INSERT INTO boat VALUES (1, 'otter', 'red', 6.5), (4, 'mole', NULL, 4.25);
CREATE INDEX boat_colour ON boat (colour);
CREATE INDEX boat_length ON boat (length DESC) WHERE name IS NOT NULL;
