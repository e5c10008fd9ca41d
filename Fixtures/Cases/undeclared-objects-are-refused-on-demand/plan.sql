-- Refused: nothing below is run until the hazards are settled.
-- Plan
-- pond: definition edit
--   because column depth is NOT NULL now
--   not cheaper, since ALTER TABLE has no form for it
-- hazard undeclared: table duck is not declared
--   refused; declare it, drop it, or let it stay (Policy.allowed, --allow undeclared:duck)
-- hazard undeclared: view deep is not declared
--   refused; declare it, drop it, or let it stay (Policy.allowed, --allow undeclared:deep)
-- hazard undeclared: trigger pond_in on pond is not declared
--   refused; declare it, drop it, or let it stay (Policy.allowed, --allow undeclared:pond_in)
-- hazard undeclared: index pond_depth on pond is not declared
--   refused; declare it, drop it, or let it stay (Policy.allowed, --allow undeclared:pond_depth)

-- BEGIN IMMEDIATE;

-- pond.depth is never NULL
-- SELECT abs(-9223372036854775807 - (found > 0)) AS "rows do not fit"
-- FROM (SELECT count(*) AS found FROM (SELECT 1 FROM main."pond" NOT INDEXED WHERE "pond"."depth" IS NULL))
-- WHERE found > 0;

-- make every connection read the schema again
-- CREATE TABLE main."pond_bak"(x);
-- let definitions be edited
-- PRAGMA writable_schema=ON;

-- define pond as declared
-- UPDATE main.sqlite_schema SET sql = 'CREATE TABLE pond (id INTEGER PRIMARY KEY, depth INTEGER NOT NULL)'
-- WHERE type = 'table' AND name = 'pond';

-- no more; read the schema again
-- PRAGMA writable_schema=RESET;
-- the schema is counted up
-- DROP TABLE main."pond_bak";

-- COMMIT;
