-- Plan
-- old_inbox: rename
--   because table inbox is now called old_inbox
-- inbox: rename
--   because table outbox is now called inbox
-- inbox_search: replace
--   because the values of its content table change
-- letter_search: replace
--   because the values of its content table change
-- own_search: replace
--   because the values of its content table change
-- table own_search is not declared; it is kept

-- dropping the old tables must not reach the rows of others
PRAGMA foreign_keys=OFF;
-- renames are followed by what names the table
PRAGMA legacy_alter_table=OFF;
-- every row is checked
PRAGMA ignore_check_constraints=OFF;
-- rows are read in their order
PRAGMA reverse_unordered_selects=OFF;
BEGIN IMMEDIATE;

-- rename table inbox to old_inbox
ALTER TABLE main."inbox" RENAME TO "old_inbox";
-- rename table outbox to inbox
ALTER TABLE main."outbox" RENAME TO "inbox";

-- drop view letters: the rename of a table has changed its text; it comes back
DROP VIEW main."letters";
-- create view letters
CREATE VIEW main.letters AS SELECT id, text FROM inbox;
-- index the rows of its content table
INSERT INTO main."inbox_search"("inbox_search") VALUES ('rebuild');
-- index the rows of its content table
INSERT INTO main."letter_search"("letter_search") VALUES ('rebuild');
-- index the rows of its content table
INSERT INTO main."own_search"("own_search") VALUES ('rebuild');

COMMIT;
