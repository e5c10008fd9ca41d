-- Refused: nothing below is run until the hazards are settled.
-- Plan
-- vessel: rename
--   because table boat is now called vessel
-- hazard drop-view: view ark is not declared and would no longer work (no such table: main.boat): CREATE VIEW ark AS SELECT id FROM boat INDEXED BY sqlite_autoindex_boat_1 WHERE name = 'ark'
--   refused; declare it in its new form, or let it go (-- @dropped ark, --allow-drop ark, Policy.allowed, --allow drop-view:ark)

-- dropping the old tables must not reach the rows of others
-- PRAGMA foreign_keys=OFF;
-- renames are followed by what names the table
-- PRAGMA legacy_alter_table=OFF;
-- every row is checked
-- PRAGMA ignore_check_constraints=OFF;
-- rows are read in their order
-- PRAGMA reverse_unordered_selects=OFF;
-- BEGIN IMMEDIATE;

-- drop view ark: no table can be renamed while it is there; it comes back if it is to stay
-- DROP VIEW main."ark";

-- rename table boat to vessel
-- ALTER TABLE main."boat" RENAME TO "vessel";

-- create view ark
-- CREATE VIEW main.ark AS SELECT id FROM boat INDEXED BY sqlite_autoindex_boat_1 WHERE name = 'ark';

-- COMMIT;
