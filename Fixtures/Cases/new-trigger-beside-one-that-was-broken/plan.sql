-- Plan
-- fresh: create
--   because the file lacks it
-- trigger old on visit is not declared; it is kept

BEGIN IMMEDIATE;

-- create trigger fresh
CREATE TRIGGER main.fresh AFTER INSERT ON visit BEGIN INSERT INTO log VALUES (new.n); END;

COMMIT;
