CREATE TABLE boat (id INTEGER PRIMARY KEY, name TEXT);
CREATE TABLE quay (kind TEXT);
INSERT INTO boat VALUES (1, 'ark');
INSERT INTO quay VALUES ('stone');
CREATE VIEW kinds AS SELECT "kind" AS "what" FROM "quay" ORDER BY "what";
