CREATE TABLE guest (id INTEGER PRIMARY KEY, mail TEXT);
CREATE VIEW mails AS SELECT id, "mail" AS address FROM guest;
INSERT INTO guest VALUES (1, 'a@b.example');
