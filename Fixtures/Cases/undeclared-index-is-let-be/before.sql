CREATE TABLE port (id INTEGER PRIMARY KEY, town TEXT);
CREATE INDEX port_town ON port (town);
INSERT INTO port VALUES (1, 'Bergen');
