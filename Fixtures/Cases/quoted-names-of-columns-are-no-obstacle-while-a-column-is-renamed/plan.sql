-- Plan
-- boat: rename column
--   because column name is now called title

-- dropping the old tables must not reach the rows of others
PRAGMA foreign_keys=OFF;
-- renames are followed by what names the table
PRAGMA legacy_alter_table=OFF;
-- every row is checked
PRAGMA ignore_check_constraints=OFF;
-- rows are read in their order
PRAGMA reverse_unordered_selects=OFF;
BEGIN IMMEDIATE;

-- rename column name of boat to title
ALTER TABLE main."boat" RENAME COLUMN "name" TO "title";

COMMIT;
