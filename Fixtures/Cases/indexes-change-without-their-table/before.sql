CREATE TABLE path (id INTEGER PRIMARY KEY, a TEXT, b TEXT);
CREATE INDEX path_a ON path (a);
CREATE INDEX path_ab ON path (a, b);
INSERT INTO path VALUES (1, 'x', 'y'), (2, 'x', 'z');
