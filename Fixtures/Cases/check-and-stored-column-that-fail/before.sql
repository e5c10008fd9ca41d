CREATE TABLE reading (id INTEGER PRIMARY KEY, data TEXT);
CREATE TABLE sample (id INTEGER PRIMARY KEY, data TEXT);
INSERT INTO reading VALUES (1, '{"at": 3}'), (2, 'none');
INSERT INTO sample VALUES (1, '{"at": 3}'), (2, 'none');
