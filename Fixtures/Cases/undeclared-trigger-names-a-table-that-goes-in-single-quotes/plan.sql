-- Refused: nothing below is run until the hazards are settled.
-- Plan
-- visit: drop
--   because it is not declared
-- hazard drop-table: table visit is not declared and holds 1 row, which would be dropped with it (rowid 1)
--   allowed
-- hazard drop-trigger: trigger visited is not declared and would no longer work (no such table: main.visit): CREATE TRIGGER visited AFTER INSERT ON guest BEGIN INSERT INTO 'visit'('n') VALUES (new.id); END
--   refused; declare it in its new form, or let it go (-- @dropped visited, --allow-drop visited, Policy.allowed, --allow drop-trigger:visited)

-- dropping the old tables must not reach the rows of others
-- PRAGMA foreign_keys=OFF;
-- renames are followed by what names the table
-- PRAGMA legacy_alter_table=OFF;
-- every row is checked
-- PRAGMA ignore_check_constraints=OFF;
-- rows are read in their order
-- PRAGMA reverse_unordered_selects=OFF;
-- BEGIN IMMEDIATE;

-- drop visit, which is not declared
-- DROP TABLE main."visit";

-- COMMIT;
