-- Plan
-- log: create
--   because the file lacks it
-- note: create
--   because the file lacks it
-- trigger knock on visit is not declared; it is kept

BEGIN IMMEDIATE;

-- create log, which the file lacks
CREATE TABLE main.log (m);

-- create trigger note
CREATE TRIGGER main.note AFTER INSERT ON visit BEGIN INSERT INTO log VALUES (new.n); END;

COMMIT;
