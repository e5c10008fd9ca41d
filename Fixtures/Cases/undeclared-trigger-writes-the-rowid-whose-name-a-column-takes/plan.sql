-- Refused: nothing below is run until the hazards are settled.
-- Plan
-- stone: add column
--   because column rowid is new
-- hazard drop-trigger: trigger labelled is not declared and would mean something else, since it would find column rowid of stone by a name in it or by a NATURAL JOIN: CREATE TRIGGER labelled AFTER INSERT ON label BEGIN INSERT INTO stone(rowid, weight) VALUES (new.stone, 0); END
--   refused; declare it in its new form, or let it go: allow drop-trigger:labelled
-- trigger labelled on label is not declared; it is kept

-- BEGIN IMMEDIATE;

-- add column rowid at the end of stone
-- ALTER TABLE main."stone" ADD COLUMN rowid TEXT;

-- COMMIT;
