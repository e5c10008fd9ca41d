-- Plan
-- diary_bak: drop
--   because it is not declared
-- hazard drop-table: table diary_bak is not declared and holds 2 rows, which would be dropped with it (id 1, 2)
--   allowed

-- dropping the old tables must not reach the rows of others
PRAGMA foreign_keys=OFF;
-- renames are followed by what names the table
PRAGMA legacy_alter_table=OFF;
-- every row is checked
PRAGMA ignore_check_constraints=OFF;
-- rows are read in their order
PRAGMA reverse_unordered_selects=OFF;
BEGIN IMMEDIATE;

-- drop diary_bak, which is not declared
DROP TABLE main."diary_bak";

COMMIT;
