-- Refused: nothing below is run until the hazards are settled.
-- Plan
-- fish: add column
--   because column depth is new
-- hazard drop-view: view deep is not declared and would mean something else, since it would find column depth of fish by a name in it or by a NATURAL JOIN: CREATE VIEW deep AS SELECT id FROM lake WHERE EXISTS (SELECT 1 FROM fish WHERE fish.lake = lake.id AND size < depth)
--   refused; declare it in its new form, or let it go (-- @dropped deep, --allow-drop deep, Policy.allowed, --allow drop-view:deep)

-- BEGIN IMMEDIATE;

-- add column depth at the end of fish
-- ALTER TABLE main."fish" ADD COLUMN depth INTEGER;

-- COMMIT;
