CREATE TABLE flag (mast INT, hue TEXT COLLATE NOCASE, CHECK (flag.hue <> 'none'));
INSERT INTO flag VALUES (5, 'red'), (6, 'RED'), (7, 'blue');
