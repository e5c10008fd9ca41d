CREATE TABLE crate (id INTEGER PRIMARY KEY, label TEXT);
INSERT INTO crate VALUES (1, 'anchor'), (2, 'harbour');
