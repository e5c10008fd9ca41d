CREATE TABLE tide (id INTEGER PRIMARY KEY, height TEXT, metres REAL AS (height));
INSERT INTO tide(id, height) VALUES (1, '1.25'), (2, 'ebb'), (3, NULL);
