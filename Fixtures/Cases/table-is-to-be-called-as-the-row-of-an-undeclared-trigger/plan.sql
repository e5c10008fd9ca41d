-- Refused: nothing below is run until the hazards are settled.
-- Plan
-- new: rename
--   because table boat is now called new
-- hazard drop-trigger: trigger came is not declared and would no longer work (no such table: main.boat): CREATE TRIGGER came AFTER INSERT ON boat BEGIN INSERT INTO log SELECT new.id FROM boat; END
--   refused; declare it in its new form, or let it go (-- @dropped came, --allow-drop came, Policy.allowed, --allow drop-trigger:came)
-- trigger counted on boat is not declared; it is kept

-- dropping the old tables must not reach the rows of others
-- PRAGMA foreign_keys=OFF;
-- renames are followed by what names the table
-- PRAGMA legacy_alter_table=OFF;
-- every row is checked
-- PRAGMA ignore_check_constraints=OFF;
-- rows are read in their order
-- PRAGMA reverse_unordered_selects=OFF;
-- BEGIN IMMEDIATE;

-- drop trigger came: no table can be renamed while it is there; it comes back if it is to stay
-- DROP TRIGGER main."came";

-- rename table boat to new
-- ALTER TABLE main."boat" RENAME TO "new";

-- create trigger came
-- CREATE TRIGGER main.came AFTER INSERT ON "new" BEGIN INSERT INTO log SELECT new.id FROM boat; END;

-- COMMIT;
