-- Refused: nothing below is run until the hazards are settled.
-- Plan
-- ship: add column
--   because column flag is new; the rows that exist get 'none'
-- hazard drop-view: view docked is not declared and would mean something else, since it would find column flag of ship by a name in it or by a NATURAL JOIN: CREATE VIEW docked AS SELECT ship.name, dock.depth FROM ship NATURAL JOIN dock
--   refused; declare it in its new form, or let it go (-- @dropped docked, --allow-drop docked, Policy.allowed, --allow drop-view:docked)

-- BEGIN IMMEDIATE;

-- add column flag at the end of ship
-- ALTER TABLE main."ship" ADD COLUMN flag TEXT DEFAULT 'none';

-- COMMIT;
