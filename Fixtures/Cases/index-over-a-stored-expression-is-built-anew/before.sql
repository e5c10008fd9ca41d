CREATE TABLE tag (id INTEGER PRIMARY KEY, text TEXT, folded TEXT AS (upper(text)) STORED, size INTEGER);
INSERT INTO tag(id, text, size) VALUES (1, 'a', 1), (2, 'b', 2);
CREATE INDEX tag_folded ON tag (folded);
PRAGMA writable_schema = ON;
UPDATE sqlite_schema SET sql = replace(sql, 'upper', 'lower') WHERE name = 'tag';
PRAGMA writable_schema = RESET;
