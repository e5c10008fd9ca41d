-- Plan
-- buyer: swap
--   because column mail is now called email
--   because index buyer_mail is declared differently
--   not cheaper, since ALTER TABLE has no form for it
--   not cheaper, since an edit of its definition would not do: column mail is now called email
-- mails: replace
--   because it is declared differently

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

-- drop index buyer_mail: it is declared differently
DROP INDEX main."buyer_mail";
-- make buyer_bak in the form that buyer will have
CREATE TABLE main."buyer_bak" (
  "id" INTEGER PRIMARY KEY,
  "email" TEXT,
  "since" TEXT
);
-- copy the rows of buyer
INSERT OR ABORT INTO main."buyer_bak"("id", "email", "since")
SELECT "buyer"."id", "buyer"."mail", "buyer"."since"
FROM main."buyer" NOT INDEXED;
-- every row of buyer was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."buyer" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."buyer_bak" NOT INDEXED) AS new)
WHERE old <> new;
-- let definitions be edited
PRAGMA writable_schema=ON;
-- exchange the places of buyer and buyer_bak in the file
UPDATE main.sqlite_schema AS own SET rootpage = other.rootpage
FROM (SELECT name, rootpage FROM main.sqlite_schema
  WHERE type = 'table' AND name IN ('buyer', 'buyer_bak')) AS other
WHERE own.type = 'table' AND own.name IN ('buyer', 'buyer_bak') AND other.name <> own.name;
-- define buyer as declared
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE buyer (id INTEGER PRIMARY KEY, email TEXT, since TEXT)'
WHERE type = 'table' AND name = 'buyer';
-- buyer_bak has the old rows now, which nobody reads any more
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE "buyer_bak"(x)'
WHERE type = 'table' AND name = 'buyer_bak';

-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- drop the old rows
DROP TABLE main."buyer_bak";

-- create index buyer_mail
CREATE UNIQUE INDEX main.buyer_mail ON buyer (email);

-- create view mails
CREATE VIEW main.mails AS SELECT email FROM buyer;
-- view mails compiles
SELECT * FROM main."mails" LIMIT 0;

COMMIT;
