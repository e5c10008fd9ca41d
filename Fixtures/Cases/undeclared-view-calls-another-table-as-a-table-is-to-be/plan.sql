-- Refused: nothing below is run until the hazards are settled.
-- Plan
-- vessel: rename
--   because table boat is now called vessel
-- hazard drop-view: view inner_ids is not declared and would no longer work (no such table: main.boat): CREATE VIEW inner_ids AS SELECT (SELECT boat.id FROM berth AS vessel) AS id FROM boat
--   refused; declare it in its new form, or let it go (-- @dropped inner_ids, --allow-drop inner_ids, Policy.allowed, --allow drop-view:inner_ids)
-- hazard drop-view: view outer_ids is not declared and would no longer work (no such table: main.boat): CREATE VIEW outer_ids AS SELECT boat.id FROM boat, berth vessel
--   refused; declare it in its new form, or let it go (-- @dropped outer_ids, --allow-drop outer_ids, Policy.allowed, --allow drop-view:outer_ids)
-- view places is not declared; it is kept
-- view names is not declared; it is kept
-- view berths is not declared; it is kept

-- dropping the old tables must not reach the rows of others
-- PRAGMA foreign_keys=OFF;
-- renames are followed by what names the table
-- PRAGMA legacy_alter_table=OFF;
-- every row is checked
-- PRAGMA ignore_check_constraints=OFF;
-- rows are read in their order
-- PRAGMA reverse_unordered_selects=OFF;
-- BEGIN IMMEDIATE;

-- drop view inner_ids: no table can be renamed while it is there; it comes back if it is to stay
-- DROP VIEW main."inner_ids";
-- drop view outer_ids: no table can be renamed while it is there; it comes back if it is to stay
-- DROP VIEW main."outer_ids";

-- rename table boat to vessel
-- ALTER TABLE main."boat" RENAME TO "vessel";

-- create view inner_ids
-- CREATE VIEW main.inner_ids AS SELECT (SELECT boat.id FROM berth AS vessel) AS id FROM boat;
-- create view outer_ids
-- CREATE VIEW main.outer_ids AS SELECT boat.id FROM boat, berth vessel;

-- COMMIT;
