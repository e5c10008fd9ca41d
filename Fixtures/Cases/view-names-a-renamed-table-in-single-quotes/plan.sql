-- Plan
-- guest: rename
--   because table visitor is now called guest
-- view names is not declared; it is kept

-- dropping the old tables must not reach the rows of others
PRAGMA foreign_keys=OFF;
-- renames are followed by what names the table
PRAGMA legacy_alter_table=OFF;
-- every row is checked
PRAGMA ignore_check_constraints=OFF;
-- rows are read in their order
PRAGMA reverse_unordered_selects=OFF;
BEGIN IMMEDIATE;

-- rename table visitor to guest
ALTER TABLE main."visitor" RENAME TO "guest";

COMMIT;
