CREATE TABLE shift (id INTEGER PRIMARY KEY, day TEXT, worker TEXT);
INSERT INTO shift VALUES (1, 'mon', 'Aud'), (2, 'mon', 'AUD'), (3, 'tue', 'Aud'), (4, 'tue', NULL), (5, 'tue', NULL);
