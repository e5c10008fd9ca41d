CREATE TABLE boat (id INTEGER PRIMARY KEY, title TEXT);
CREATE TABLE quay (kind TEXT);
CREATE VIEW kinds AS SELECT "kind" AS "what" FROM "quay" ORDER BY "what";
