CREATE TABLE door (id INTEGER PRIMARY KEY, state TEXT DEFAULT "closed", colour TEXT DEFAULT state);
INSERT INTO door (id) VALUES (1);
INSERT INTO door VALUES (2, 'open', NULL);
