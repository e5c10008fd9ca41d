-- Plan
-- berthed: drop
--   because it is not declared
-- harbours: drop
--   because it is not declared
-- berth: drop column
--   because column harbour is no longer declared; it holds no values
--   not cheaper, since an edit of its definition would not do: column harbour is no longer declared

-- dropping the old tables must not reach the rows of others
PRAGMA foreign_keys=OFF;
-- renames are followed by what names the table
PRAGMA legacy_alter_table=OFF;
-- every row is checked
PRAGMA ignore_check_constraints=OFF;
-- rows are read in their order
PRAGMA reverse_unordered_selects=OFF;
BEGIN IMMEDIATE;

-- drop trigger berthed: it is not declared
DROP TRIGGER main."berthed";
-- drop view harbours: it is not declared
DROP VIEW main."harbours";

-- drop column harbour of berth
ALTER TABLE main."berth" DROP COLUMN "harbour";

COMMIT;
