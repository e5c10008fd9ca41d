CREATE TABLE cable (
  id INTEGER PRIMARY KEY, metres NUMERIC, kind TEXT,
  label TEXT AS (metres || 'm'), tag TEXT AS ('<' || label || '>'), upper TEXT AS (upper(kind))
);
CREATE VIRTUAL TABLE label_search USING fts5(label, content='cable', content_rowid='id');
CREATE VIRTUAL TABLE tag_search USING fts5(tag, content='cable', content_rowid='id');
CREATE VIRTUAL TABLE upper_search USING fts5(upper, content='cable', content_rowid='id');
