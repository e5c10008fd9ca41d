-- Plan
-- card: add column
--   because column side is new; the rows that exist get 'gilt'
-- card_search: replace
--   because the values of its content table change

-- dropping the old tables must not reach the rows of others
PRAGMA foreign_keys=OFF;
-- renames are followed by what names the table
PRAGMA legacy_alter_table=OFF;
-- every row is checked
PRAGMA ignore_check_constraints=OFF;
-- rows are read in their order
PRAGMA reverse_unordered_selects=OFF;
BEGIN IMMEDIATE;

-- add column side at the end of card
ALTER TABLE main."card" ADD COLUMN side TEXT DEFAULT 'gilt';
-- index the rows of its content table
INSERT INTO main."card_search"("card_search") VALUES ('rebuild');

COMMIT;
