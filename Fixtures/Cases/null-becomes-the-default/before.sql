CREATE TABLE rota (id INTEGER PRIMARY KEY, who TEXT, hours INTEGER);
INSERT INTO rota VALUES (1, 'Liv', 4), (2, 'Ask', NULL), (3, 'Tor', 0);
