CREATE TABLE flag (id INTEGER PRIMARY KEY, hue TEXT COLLATE NOCASE, mast INT, CHECK (flag.hue <> 'none'));
INSERT INTO flag VALUES (1, 'amber', 7), (2, 'BLUE', 7), (3, 'cyan', 8);
