CREATE TABLE skipper (id INTEGER PRIMARY KEY, nickName TEXT);
INSERT INTO skipper VALUES (1, 'Salt'), (2, NULL);
