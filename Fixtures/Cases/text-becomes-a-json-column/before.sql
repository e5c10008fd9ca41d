CREATE TABLE prefs (name TEXT PRIMARY KEY, value TEXT);
INSERT INTO prefs VALUES ('a', '{"loud": true}'), ('b', '[3, 4]'), ('c', NULL);
