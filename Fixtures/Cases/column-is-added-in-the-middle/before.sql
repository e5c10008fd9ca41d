CREATE TABLE post (id INTEGER PRIMARY KEY, body TEXT, sent TEXT);
INSERT INTO post VALUES (1, 'hello', 'mon'), (2, 'again', NULL);
