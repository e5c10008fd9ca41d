-- Refused: nothing below is run until the hazards are settled.
-- Plan
-- departure: rename
--   because table arrival is now called departure
-- arrival: rename
--   because table departure is now called arrival
-- hazard drop-view: view ids is not declared and would mean something else, since arrival is then another table: CREATE VIEW ids AS SELECT departure.id FROM arrival AS departure
--   refused; declare it in its new form, or let it go (-- @dropped ids, --allow-drop ids, Policy.allowed, --allow drop-view:ids)

-- dropping the old tables must not reach the rows of others
-- PRAGMA foreign_keys=OFF;
-- renames are followed by what names the table
-- PRAGMA legacy_alter_table=OFF;
-- every row is checked
-- PRAGMA ignore_check_constraints=OFF;
-- rows are read in their order
-- PRAGMA reverse_unordered_selects=OFF;
-- BEGIN IMMEDIATE;

-- drop view ids: no table can be renamed while it is there; it comes back if it is to stay
-- DROP VIEW main."ids";

-- rename table arrival to arrival_bak
-- ALTER TABLE main."arrival" RENAME TO "arrival_bak";
-- rename table departure to arrival
-- ALTER TABLE main."departure" RENAME TO "arrival";
-- rename table arrival_bak to departure
-- ALTER TABLE main."arrival_bak" RENAME TO "departure";

-- create view ids
-- CREATE VIEW main.ids AS SELECT departure.id FROM arrival AS departure;

-- COMMIT;
