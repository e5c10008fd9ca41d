CREATE TABLE crate (id INTEGER PRIMARY KEY, size REAL, code TEXT AS (size || '') UNIQUE);
INSERT INTO crate (id, size) VALUES (1, 5.0), (2, 5.5);
CREATE TABLE apple (id INTEGER PRIMARY KEY, crate REFERENCES crate (code));
INSERT INTO apple VALUES (1, '5.0'), (2, '5.5');
