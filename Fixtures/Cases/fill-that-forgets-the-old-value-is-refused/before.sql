CREATE TABLE lantern (id INTEGER PRIMARY KEY, keeper TEXT);
INSERT INTO lantern VALUES (1, 'Ottilie'), (2, NULL), (3, 'Bram');
