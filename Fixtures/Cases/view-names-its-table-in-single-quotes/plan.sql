-- Plan
-- barn: drop column
--   because column owls is no longer declared; it holds no values
--   not cheaper, since an edit of its definition would not do: column owls is no longer declared

-- dropping the old tables must not reach the rows of others
PRAGMA foreign_keys=OFF;
-- renames are followed by what names the table
PRAGMA legacy_alter_table=OFF;
-- every row is checked
PRAGMA ignore_check_constraints=OFF;
-- rows are read in their order
PRAGMA reverse_unordered_selects=OFF;
BEGIN IMMEDIATE;

-- drop column owls of barn
ALTER TABLE main."barn" DROP COLUMN "owls";

COMMIT;
