CREATE TABLE cell (sheet TEXT, row INTEGER, text TEXT, PRIMARY KEY (sheet, row DESC));
INSERT INTO cell VALUES ('a', 1, 'x'), ('a', 2, NULL), ('b', 1, 'z');
