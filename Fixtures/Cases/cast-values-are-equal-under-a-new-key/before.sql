CREATE TABLE code (id INTEGER PRIMARY KEY, number TEXT);
INSERT INTO code VALUES (1, '007'), (2, '7'), (3, '7.0'), (4, '8');
