-- Plan
-- shed: drop column
--   because column roof is no longer declared
--   not cheaper, since an edit of its definition would not do: column roof is no longer declared
-- attic: drop
--   because it is not declared
-- hazard drop-table: table attic is not declared and holds 1 row, which would be dropped with it (id 1)
--   allowed
-- hazard drop-column: column roof of shed is not declared and holds values in 2 rows, which would be dropped with it (id 1, 2)
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

-- drop column roof of shed
ALTER TABLE main."shed" DROP COLUMN "roof";
-- drop attic, which is not declared
DROP TABLE main."attic";

COMMIT;
