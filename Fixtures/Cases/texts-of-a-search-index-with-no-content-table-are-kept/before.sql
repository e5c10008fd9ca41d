CREATE VIRTUAL TABLE diary USING fts5(day UNINDEXED, text, tokenize = 'ascii');
INSERT INTO diary(rowid, day, text) VALUES (3, 'mon', 'Blåbær og brød'), (12, 'tue', 'rain');
