-- Refused: nothing below is run until the hazards are settled.
-- Plan
-- vessel: rename
--   because table boat is now called vessel
-- hazard drop-view: view names is not declared and would no longer work (no such table: main.boat): CREATE VIEW names AS WITH vessel(name) AS (SELECT name FROM boat) SELECT vessel.name FROM vessel
--   refused; declare it in its new form, or let it go (-- @dropped names, --allow-drop names, Policy.allowed, --allow drop-view:names)
-- view ids is not declared; it is kept

-- dropping the old tables must not reach the rows of others
-- PRAGMA foreign_keys=OFF;
-- renames are followed by what names the table
-- PRAGMA legacy_alter_table=OFF;
-- every row is checked
-- PRAGMA ignore_check_constraints=OFF;
-- rows are read in their order
-- PRAGMA reverse_unordered_selects=OFF;
-- BEGIN IMMEDIATE;

-- drop view names: no table can be renamed while it is there; it comes back if it is to stay
-- DROP VIEW main."names";

-- rename table boat to vessel
-- ALTER TABLE main."boat" RENAME TO "vessel";

-- create view names
-- CREATE VIEW main.names AS WITH vessel(name) AS (SELECT name FROM boat) SELECT vessel.name FROM vessel;

-- COMMIT;
