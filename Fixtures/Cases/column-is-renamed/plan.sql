-- Plan
-- buyer: rename column
--   because column mail is now called email
--   because index buyer_mail is declared differently
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

-- rename column mail of buyer to email
ALTER TABLE main."buyer" RENAME COLUMN "mail" TO "email";

-- create view mails
CREATE VIEW main.mails AS SELECT email FROM buyer;
-- view mails compiles
SELECT * FROM main."mails" LIMIT 0;

COMMIT;
