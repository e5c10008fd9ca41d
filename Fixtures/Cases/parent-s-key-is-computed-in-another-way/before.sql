CREATE TABLE crate (id INTEGER PRIMARY KEY, size TEXT, code TEXT AS (size || '') UNIQUE);
INSERT INTO crate (id, size) VALUES (1, 'big');
CREATE TABLE apple (id INTEGER PRIMARY KEY, crate REFERENCES crate (code));
INSERT INTO apple VALUES (1, 'big');
