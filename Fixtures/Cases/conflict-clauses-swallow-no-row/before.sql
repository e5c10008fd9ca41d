CREATE TABLE coin (id INTEGER PRIMARY KEY, land TEXT, year INTEGER);
CREATE TABLE tag (word TEXT);
INSERT INTO coin VALUES (1, 'no', 1907), (2, 'no', 1908), (3, NULL, NULL), (4, NULL, NULL);
INSERT INTO tag VALUES ('old'), ('rare');
