-- Refused: nothing below is run until the hazards are settled.
-- Plan
-- source: add column
--   because column state is new
-- hazard drop-trigger: trigger knock is not declared and would mean something else, since it would find column state of source by a name in it or by a NATURAL JOIN: CREATE TRIGGER knock INSTEAD OF DELETE ON outer_door BEGIN UPDATE inner_door SET x = (SELECT "state" FROM source); END
--   refused; declare it in its new form, or let it go (-- @dropped knock, --allow-drop knock, Policy.allowed, --allow drop-trigger:knock)
-- view inner_door is not declared; it is kept
-- view outer_door is not declared; it is kept
-- trigger through on inner_door is not declared; it is kept
-- trigger quiet on outer_door is not declared; it is kept

-- BEGIN IMMEDIATE;

-- add column state at the end of source
-- ALTER TABLE main."source" ADD COLUMN state TEXT;

-- COMMIT;
