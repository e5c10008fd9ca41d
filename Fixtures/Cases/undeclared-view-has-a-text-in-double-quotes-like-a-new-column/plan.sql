-- Refused: nothing below is run until the hazards are settled.
-- Plan
-- lamp: add column
--   because column on is new
-- hazard drop-view: view lit is not declared and would mean something else, since it would find column on of lamp by a name in it or by a NATURAL JOIN: CREATE VIEW lit AS SELECT id FROM lamp WHERE state = "on"
--   refused; declare it in its new form, or let it go (-- @dropped lit, --allow-drop lit, Policy.allowed, --allow drop-view:lit)

-- BEGIN IMMEDIATE;

-- add column on at the end of lamp
-- ALTER TABLE main."lamp" ADD COLUMN "on" INTEGER;

-- COMMIT;
