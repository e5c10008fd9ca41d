CREATE TABLE flag (mast INT, hue TEXT COLLATE NOCASE, mark TEXT NOT NULL, CHECK (flag.hue <> 'none'));
