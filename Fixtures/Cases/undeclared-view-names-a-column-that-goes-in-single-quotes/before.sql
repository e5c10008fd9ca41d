CREATE TABLE guest (id INTEGER PRIMARY KEY, mail TEXT);
CREATE VIEW mails AS SELECT g.'mail' FROM 'guest' AS g WHERE g.id <> 'mail';
INSERT INTO guest VALUES (1, NULL);
