-- Refused: nothing below is run until the hazards are settled.
-- Plan
-- plant: definition edit
--   because column name is NOT NULL now
--   not cheaper, since ALTER TABLE has no form for it
-- hazard null-in-not-null: column name of plant takes no NULL, and would be NULL in 1 row (id 2)
--   refused; declare a default, or say by a fill (.filled(by:), -- @filled by=…, --fill 'plant.name=…') what NULL is to become, such as coalesce(name, …)

-- BEGIN IMMEDIATE;

-- plant.name is never NULL
-- SELECT abs(-9223372036854775807 - (found > 0)) AS "rows do not fit"
-- FROM (SELECT count(*) AS found FROM (SELECT 1 FROM main."plant" NOT INDEXED WHERE "plant"."name" IS NULL))
-- WHERE found > 0;

-- make every connection read the schema again
-- CREATE TABLE main."plant_bak"(x);
-- let definitions be edited
-- PRAGMA writable_schema=ON;

-- define plant as declared
-- UPDATE main.sqlite_schema SET sql = 'CREATE TABLE plant (id INTEGER PRIMARY KEY, name TEXT NOT NULL)'
-- WHERE type = 'table' AND name = 'plant';

-- no more; read the schema again
-- PRAGMA writable_schema=RESET;
-- the schema is counted up
-- DROP TABLE main."plant_bak";

-- COMMIT;
