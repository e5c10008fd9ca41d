CREATE TABLE buyer (id INTEGER PRIMARY KEY, mail TEXT, since TEXT);
CREATE UNIQUE INDEX buyer_mail ON buyer (mail);
CREATE VIEW mails AS SELECT mail FROM buyer;
INSERT INTO buyer VALUES (1, 'a@x.test', '2020'), (2, 'b@x.test', NULL);
