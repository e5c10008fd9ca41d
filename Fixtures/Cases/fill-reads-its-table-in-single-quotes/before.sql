CREATE TABLE letter (id INTEGER PRIMARY KEY, body TEXT);
INSERT INTO letter VALUES (1, 'a'), (2, 'b');
