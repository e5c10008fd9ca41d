CREATE TABLE meadow (id INTEGER PRIMARY KEY, hectares REAL);
CREATE VIEW forgotten AS SELECT * FROM meadow_of_1998;
INSERT INTO meadow VALUES (1, 2.5), (2, 0.75);
