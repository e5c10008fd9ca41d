CREATE TABLE guest (id INTEGER PRIMARY KEY, mail TEXT);
CREATE TRIGGER lower_mail AFTER UPDATE OF 'mail' ON 'guest' BEGIN UPDATE 'guest' SET 'mail' = lower(new.'mail') WHERE id = new.id; END;
INSERT INTO guest VALUES (1, 'a@b.example');
