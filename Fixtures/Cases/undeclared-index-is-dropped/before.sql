CREATE TABLE lane (id INTEGER PRIMARY KEY, name TEXT);
CREATE INDEX lane_name ON lane (name);
INSERT INTO lane VALUES (1, 'Back'), (2, 'High');
