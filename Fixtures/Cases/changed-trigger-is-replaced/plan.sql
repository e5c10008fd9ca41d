-- Plan
-- jar_in: replace
--   because it is declared differently

BEGIN IMMEDIATE;

-- drop trigger jar_in: it is declared differently
DROP TRIGGER main."jar_in";
-- create trigger jar_in
CREATE TRIGGER main.jar_in AFTER INSERT ON jar BEGIN UPDATE jar SET sealed = 1 WHERE id = new.id; END;

COMMIT;
