-- Refused: nothing below is run until the hazards are settled.
-- Plan
-- slope: definition edit
--   because CHECK (slope.top > foot) is new
--   not cheaper, since ALTER TABLE has no form for it
-- hazard broken-check: 1 row of slope fails the CHECK (slope.top > foot) (id 2)
--   refused; change those rows first

-- BEGIN IMMEDIATE;

-- no row of slope fails CHECK (slope.top > foot)
-- SELECT abs(-9223372036854775807 - (found > 0)) AS "rows do not fit"
-- FROM (SELECT count(*) AS found FROM (SELECT 1 FROM main."slope" NOT INDEXED WHERE NOT ("slope"."top" > "slope"."foot")))
-- WHERE found > 0;

-- make every connection read the schema again
-- CREATE TABLE main."slope_bak"(x);
-- let definitions be edited
-- PRAGMA writable_schema=ON;

-- define slope as declared
-- UPDATE main.sqlite_schema SET sql = 'CREATE TABLE slope (id INTEGER PRIMARY KEY, top INTEGER, foot INTEGER, CONSTRAINT falls CHECK (slope.top > foot))'
-- WHERE type = 'table' AND name = 'slope';

-- no more; read the schema again
-- PRAGMA writable_schema=RESET;
-- the schema is counted up
-- DROP TABLE main."slope_bak";

-- COMMIT;
