CREATE TABLE town (id INTEGER PRIMARY KEY, name TEXT);
CREATE INDEX town_name ON town (name);
INSERT INTO town VALUES (1, 'ulm'), (2, 'Bonn');
