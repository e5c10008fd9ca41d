CREATE TABLE plate (id INTEGER PRIMARY KEY, back TEXT, front TEXT DEFAULT 'plain', code TEXT);
CREATE VIEW fronts AS SELECT id, front FROM plate;
CREATE VIRTUAL TABLE plate_search USING fts5(front, back, content='plate', content_rowid='id');
CREATE VIRTUAL TABLE front_search USING fts5(front, content='fronts', content_rowid='id');
CREATE VIRTUAL TABLE code_search USING fts5(code, content='plate', content_rowid='id');
