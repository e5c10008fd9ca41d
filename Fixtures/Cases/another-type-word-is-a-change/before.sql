CREATE TABLE load (id INTEGER PRIMARY KEY, tons INT, kind TEXT);
INSERT INTO load VALUES (1, 12, 'sand'), (2, NULL, 'salt');
