-- Plan
-- buyer: rebuild
--   because column mail is now called email
--   because index buyer_mail is declared differently
--   not cheaper, since ALTER TABLE has no form for it
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

-- leave references, views and triggers as written
PRAGMA legacy_alter_table=ON;
-- keep the old table as buyer_bak
ALTER TABLE main."buyer" RENAME TO "buyer_bak";
-- let later renames be followed
PRAGMA legacy_alter_table=OFF;
-- create buyer as declared
CREATE TABLE main.buyer (id INTEGER PRIMARY KEY, email TEXT, since TEXT);
-- copy the rows of buyer
INSERT OR ABORT INTO main."buyer"("id", "email", "since")
SELECT "buyer_bak"."id", "buyer_bak"."mail", "buyer_bak"."since"
FROM main."buyer_bak" NOT INDEXED;
-- every row of buyer was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."buyer_bak" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."buyer" NOT INDEXED) AS new)
WHERE old <> new;
-- drop the old table
DROP TABLE main."buyer_bak";

-- create index buyer_mail
CREATE UNIQUE INDEX main.buyer_mail ON buyer (email);

-- create view mails
CREATE VIEW main.mails AS SELECT email FROM buyer;
-- view mails compiles
SELECT * FROM main."mails" LIMIT 0;

COMMIT;
