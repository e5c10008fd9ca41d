CREATE TABLE reading (id INTEGER PRIMARY KEY, code);
INSERT INTO reading VALUES (1, 7), (2, '7');
