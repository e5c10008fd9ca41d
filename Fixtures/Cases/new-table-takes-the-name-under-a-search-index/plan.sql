-- Plan
-- letter: rename
--   because table draft is now called letter
-- draft: create
--   because the file lacks it
-- draft_search: replace
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

-- rename table draft to letter
ALTER TABLE main."draft" RENAME TO "letter";
-- create draft, which the file lacks
CREATE TABLE main.draft (id INTEGER PRIMARY KEY, text TEXT);
-- index the rows of its content table
INSERT INTO main."draft_search"("draft_search") VALUES ('rebuild');
-- index the rows of its content table
INSERT INTO main."own_search"("own_search") VALUES ('rebuild');

COMMIT;
