-- Plan
-- guest: swap
--   because column mail is now called email
--   not cheaper, since ALTER TABLE reads visited again, while a view that it reads is gone
--   not cheaper, since an edit of its definition would not do: column mail is now called email
--   not cheaper, since an update of its rows would not do: column mail is now called email
-- mails: replace
--   because it is declared differently
-- trigger invite on mails is not declared; it is kept
-- trigger visited on visit is not declared; it is kept

-- dropping the old tables must not reach the rows of others
PRAGMA foreign_keys=OFF;
-- renames are followed by what names the table
PRAGMA legacy_alter_table=OFF;
-- every row is checked
PRAGMA ignore_check_constraints=OFF;
-- rows are read in their order
PRAGMA reverse_unordered_selects=OFF;
BEGIN IMMEDIATE;

-- drop view mails: it is declared differently
DROP VIEW main."mails";
-- make guest_bak in the form that guest will have
CREATE TABLE main."guest_bak" (
  "id" INTEGER PRIMARY KEY,
  "email" TEXT
);
-- copy the rows of guest
INSERT OR ABORT INTO main."guest_bak"("id", "email")
SELECT "guest"."id", "guest"."mail"
FROM main."guest" NOT INDEXED;
-- every row of guest was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."guest" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."guest_bak" NOT INDEXED) AS new)
WHERE old <> new;
-- let definitions be edited
PRAGMA writable_schema=ON;
-- exchange the places of guest and guest_bak in the file
UPDATE main.sqlite_schema AS own SET rootpage = other.rootpage
FROM (SELECT name, rootpage FROM main.sqlite_schema
  WHERE type = 'table' AND name IN ('guest', 'guest_bak')) AS other
WHERE own.type = 'table' AND own.name IN ('guest', 'guest_bak') AND other.name <> own.name;
-- define guest as declared
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE guest (id INTEGER PRIMARY KEY, email TEXT)'
WHERE type = 'table' AND name = 'guest';
-- guest_bak has the old rows now, which nobody reads any more
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE "guest_bak"(x)'
WHERE type = 'table' AND name = 'guest_bak';

-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- drop the old rows
DROP TABLE main."guest_bak";

-- create view mails
CREATE VIEW main.mails AS SELECT id, email AS mail FROM guest;

-- create trigger invite
CREATE TRIGGER main.invite INSTEAD OF INSERT ON mails BEGIN INSERT INTO guest(id) VALUES (length(new.mail)); END;

-- view mails compiles
SELECT * FROM main."mails" LIMIT 0;

COMMIT;
