CREATE TABLE letter (id INTEGER PRIMARY KEY, content TEXT, body TEXT);
INSERT INTO letter VALUES (1, 'parcel', 'north');
CREATE VIRTUAL TABLE search USING fts3(body, content='letter');
INSERT INTO search (rowid, body, content) VALUES (7, 'south', 'own');
