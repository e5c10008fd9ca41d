-- Plan
-- find: drop
--   because it is not declared
-- terms: drop
--   because it is not declared

-- dropping the old tables must not reach the rows of others
PRAGMA foreign_keys=OFF;
-- renames are followed by what names the table
PRAGMA legacy_alter_table=OFF;
-- every row is checked
PRAGMA ignore_check_constraints=OFF;
-- rows are read in their order
PRAGMA reverse_unordered_selects=OFF;
BEGIN IMMEDIATE;

-- drop find, which is not declared
DROP TABLE main."find";

-- drop terms, which is not declared
DROP TABLE main."terms";

COMMIT;
