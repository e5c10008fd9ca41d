CREATE TABLE t (k INTEGER PRIMARY KEY, b TEXT, a TEXT);
CREATE VIEW v AS SELECT DISTINCT k, a FROM t;
CREATE VIRTUAL TABLE f USING fts5(a, content='v', content_rowid='k');
CREATE VIRTUAL TABLE g USING fts4(content='t');
INSERT INTO t VALUES (1, 'ink', 'oil');
INSERT INTO f(f) VALUES ('rebuild');
INSERT INTO g(g) VALUES ('rebuild');
