CREATE TABLE coin (nr INTEGER, name TEXT);
INSERT INTO coin VALUES (3, 'penny'), (NULL, 'dime');
CREATE VIRTUAL TABLE coin_search USING fts5(name, content='coin', content_rowid='nr');
CREATE VIRTUAL TABLE row_search USING fts5(name, content='coin');
INSERT INTO coin_search (coin_search) VALUES ('rebuild');
INSERT INTO row_search (row_search) VALUES ('rebuild');
