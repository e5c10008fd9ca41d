CREATE TABLE buyer (id INTEGER PRIMARY KEY, email TEXT, since TEXT);
CREATE UNIQUE INDEX buyer_mail ON buyer (email);
CREATE VIEW mails AS SELECT email FROM buyer;
