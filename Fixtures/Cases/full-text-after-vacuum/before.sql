CREATE TABLE note (id INTEGER PRIMARY KEY, body TEXT);
CREATE VIRTUAL TABLE search USING fts5(body);
CREATE VIRTUAL TABLE old USING fts4(body);
CREATE VIRTUAL TABLE place USING rtree(id, west, east);
INSERT INTO note VALUES (1, 'ink');
INSERT INTO search VALUES ('seal'), ('whale');
INSERT INTO old VALUES ('otter');
INSERT INTO place VALUES (7, 1, 2);
VACUUM;
