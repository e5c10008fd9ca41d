CREATE TABLE port (id INTEGER PRIMARY KEY, town TEXT, code TEXT);
CREATE INDEX port_code ON port (upper(code)) WHERE code IS NOT NULL;
INSERT INTO port VALUES (1, 'Bergen', NULL);
