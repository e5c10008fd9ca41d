CREATE TABLE tag (id INTEGER PRIMARY KEY, text TEXT, folded TEXT AS (lower(text)) STORED, size TEXT);
CREATE INDEX tag_folded ON tag (folded);
