CREATE TABLE stone (weight INTEGER);
CREATE VIEW numbered AS SELECT rowid AS number, weight FROM stone;
INSERT INTO stone VALUES (7), (8);
