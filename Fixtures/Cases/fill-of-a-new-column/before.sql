CREATE TABLE letter (id INTEGER PRIMARY KEY, body TEXT, sent TEXT);
INSERT INTO letter VALUES (1, 'Dear all, the ferry is late', '2020-01-02'), (2, NULL, '2021-05-06');
