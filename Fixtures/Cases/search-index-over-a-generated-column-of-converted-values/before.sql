CREATE TABLE cable (
  id INTEGER PRIMARY KEY, metres REAL, kind TEXT,
  label TEXT AS (metres || 'm'), tag TEXT AS ('<' || label || '>'), upper TEXT AS (upper(kind))
);
INSERT INTO cable (id, metres, kind) VALUES (1, 5.0, 'steel'), (2, 7.25, 'hemp');
CREATE VIRTUAL TABLE label_search USING fts5(label, content='cable', content_rowid='id');
CREATE VIRTUAL TABLE tag_search USING fts5(tag, content='cable', content_rowid='id');
CREATE VIRTUAL TABLE upper_search USING fts5(upper, content='cable', content_rowid='id');
INSERT INTO label_search (label_search) VALUES ('rebuild');
INSERT INTO tag_search (tag_search) VALUES ('rebuild');
INSERT INTO upper_search (upper_search) VALUES ('rebuild');
