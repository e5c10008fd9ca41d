CREATE TABLE diary_Old (id INTEGER PRIMARY KEY, page TEXT);
CREATE TABLE diary (id INTEGER PRIMARY KEY, page TEXT, pinned INTEGER NOT NULL DEFAULT 0);
INSERT INTO diary_Old VALUES (1, 'rain'), (2, 'sun'), (3, 'fog');
INSERT INTO diary (id, page) VALUES (1, 'rain');
