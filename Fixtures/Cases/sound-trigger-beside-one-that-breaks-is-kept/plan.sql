-- Plan
-- bad: drop
--   because it is not declared
-- source: drop column
--   because column gone is no longer declared; it holds no values
--   not cheaper, since an edit of its definition would not do: column gone is no longer declared
-- hazard drop-trigger: trigger bad is not declared and would no longer work (no such column: gone): CREATE TRIGGER bad AFTER INSERT ON visit BEGIN INSERT INTO log SELECT gone FROM source; END
--   allowed
-- trigger fine on visit is not declared; it is kept

-- dropping the old tables must not reach the rows of others
PRAGMA foreign_keys=OFF;
-- renames are followed by what names the table
PRAGMA legacy_alter_table=OFF;
-- every row is checked
PRAGMA ignore_check_constraints=OFF;
-- rows are read in their order
PRAGMA reverse_unordered_selects=OFF;
BEGIN IMMEDIATE;

-- drop trigger bad: it is not declared
DROP TRIGGER main."bad";

-- drop column gone of source
ALTER TABLE main."source" DROP COLUMN "gone";

COMMIT;
