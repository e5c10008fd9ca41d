CREATE TABLE t (k INTEGER PRIMARY KEY, body TEXT);
CREATE VIEW a AS SELECT k, body AS a FROM t;
CREATE VIEW v AS SELECT k AS id, a FROM a;
CREATE VIRTUAL TABLE f USING fts5(a, content='v', content_rowid='id');
INSERT INTO t VALUES (1, NULL), (2, 'old');
INSERT INTO f(f) VALUES ('rebuild');
