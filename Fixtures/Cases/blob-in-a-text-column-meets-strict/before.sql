CREATE TABLE option (name TEXT PRIMARY KEY, value TEXT);
INSERT INTO option VALUES ('theme', 'dark'), ('token', x'0badcafe');
