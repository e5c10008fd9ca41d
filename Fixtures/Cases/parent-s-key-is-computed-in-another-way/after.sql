CREATE TABLE crate (id INTEGER PRIMARY KEY, size TEXT, code TEXT AS (size || '!') UNIQUE);
CREATE TABLE apple (id INTEGER PRIMARY KEY, crate REFERENCES crate (code));
