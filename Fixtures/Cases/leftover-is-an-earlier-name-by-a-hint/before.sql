CREATE TABLE diary_bak (id INTEGER PRIMARY KEY, page TEXT);
INSERT INTO diary_bak VALUES (1, 'rain'), (2, 'sun');
