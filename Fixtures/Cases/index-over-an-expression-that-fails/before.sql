CREATE TABLE reading (id INTEGER PRIMARY KEY, value INTEGER, data TEXT);
INSERT INTO reading VALUES (1, 5, '{"at": 3}'), (2, -9223372036854775807 - 1, 'none'), (3, 4, '{');
