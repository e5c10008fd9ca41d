CREATE TABLE reading (id INTEGER PRIMARY KEY, value TEXT, unit TEXT);
INSERT INTO reading VALUES (1, '5', 'm'), (2, '12', 'm'), (3, 'none', 'm');
