CREATE TABLE stone (oid TEXT, weight INTEGER);
INSERT INTO stone VALUES ('a', 3), ('b', 4);
DELETE FROM stone WHERE oid = 'a';
