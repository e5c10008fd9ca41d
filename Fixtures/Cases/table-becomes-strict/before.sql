CREATE TABLE sample (id INTEGER PRIMARY KEY, site TEXT, depth REAL, core BLOB);
INSERT INTO sample VALUES (1, 'bay', 12, x'00FF'), (4, NULL, 0.25, NULL);
