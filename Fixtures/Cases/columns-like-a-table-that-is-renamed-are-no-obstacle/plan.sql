-- Plan
-- vessel: rename
--   because table boat is now called vessel
-- view names is not declared; it is kept
-- view berths is not declared; it is kept
-- trigger came on boat is not declared; it is kept

-- dropping the old tables must not reach the rows of others
PRAGMA foreign_keys=OFF;
-- renames are followed by what names the table
PRAGMA legacy_alter_table=OFF;
-- every row is checked
PRAGMA ignore_check_constraints=OFF;
-- rows are read in their order
PRAGMA reverse_unordered_selects=OFF;
BEGIN IMMEDIATE;

-- rename table boat to vessel
ALTER TABLE main."boat" RENAME TO "vessel";

COMMIT;
