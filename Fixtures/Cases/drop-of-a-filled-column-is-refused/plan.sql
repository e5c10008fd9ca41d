-- Refused: nothing below is run until the hazards are settled.
-- Plan
-- oven: drop column
--   because column watts is no longer declared
--   not cheaper, since an edit of its definition would not do: column watts is no longer declared
-- hazard drop-column: column watts of oven is not declared and holds values in 1 row, which would be dropped with it (id 2)
--   refused; if it was renamed, say so (.renamed(from:), -- @renamed from=watts, --rename oven.watts=…); if it may go, say that (.dropping(…), -- @dropped watts, --allow-drop oven.watts)

-- dropping the old tables must not reach the rows of others
-- PRAGMA foreign_keys=OFF;
-- renames are followed by what names the table
-- PRAGMA legacy_alter_table=OFF;
-- every row is checked
-- PRAGMA ignore_check_constraints=OFF;
-- rows are read in their order
-- PRAGMA reverse_unordered_selects=OFF;
-- BEGIN IMMEDIATE;

-- drop column watts of oven
-- ALTER TABLE main."oven" DROP COLUMN "watts";

-- COMMIT;
