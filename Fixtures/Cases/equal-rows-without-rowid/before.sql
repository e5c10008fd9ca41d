CREATE TABLE pair (a TEXT, b INTEGER, c TEXT, PRIMARY KEY (a, b)) WITHOUT ROWID;
INSERT INTO pair VALUES ('x', 1, 'one'), ('X', 1, 'two'), ('x', 2, 'three'), ('y', 1, 'one');
