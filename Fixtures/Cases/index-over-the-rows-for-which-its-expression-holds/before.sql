CREATE TABLE reading (id INTEGER PRIMARY KEY, data TEXT);
INSERT INTO reading VALUES (1, '{"at": 3}'), (2, 'none'), (3, '{');
