-- Plan
-- garden: rename
--   because table plot is now called garden

-- dropping the old tables must not reach the rows of others
PRAGMA foreign_keys=OFF;
-- renames are followed by what names the table
PRAGMA legacy_alter_table=OFF;
-- every row is checked
PRAGMA ignore_check_constraints=OFF;
-- rows are read in their order
PRAGMA reverse_unordered_selects=OFF;
BEGIN IMMEDIATE;

-- rename table plot to garden
ALTER TABLE main."plot" RENAME TO "garden";
-- keep under garden what ANALYZE has found for plot
UPDATE main.sqlite_stat1 SET tbl = 'garden' WHERE tbl = 'plot';

COMMIT;
