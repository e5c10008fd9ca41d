CREATE TABLE jar (id INTEGER PRIMARY KEY, number INTEGER, label TEXT);
INSERT INTO jar VALUES (1, 7, 'plum'), (2, NULL, 'fig');
