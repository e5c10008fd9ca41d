CREATE TABLE guest (id INTEGER PRIMARY KEY, mail TEXT);
CREATE VIEW mails AS SELECT id, mail FROM guest;
CREATE TRIGGER invite INSTEAD OF INSERT ON mails BEGIN INSERT INTO guest(id) VALUES (length(new.mail)); END;
CREATE TABLE visit (n INTEGER);
CREATE TRIGGER visited AFTER INSERT ON visit BEGIN INSERT INTO mails(mail) VALUES (new.n); END;
INSERT INTO guest VALUES (1, 'a@b.example');
