CREATE TABLE plate (id INTEGER PRIMARY KEY, front TEXT, back TEXT DEFAULT 'plain', code TEXT);
INSERT INTO plate VALUES (1, 'rose', 'mark', 'p1');
CREATE VIEW fronts AS SELECT id, front FROM plate;
CREATE VIRTUAL TABLE plate_search USING fts5(front, back, content='plate', content_rowid='id');
CREATE VIRTUAL TABLE front_search USING fts5(front, content='fronts', content_rowid='id');
CREATE VIRTUAL TABLE code_search USING fts5(code, content='plate', content_rowid='id');
INSERT INTO plate_search (plate_search) VALUES ('rebuild');
INSERT INTO front_search (front_search) VALUES ('rebuild');
INSERT INTO code_search (code_search) VALUES ('rebuild');
