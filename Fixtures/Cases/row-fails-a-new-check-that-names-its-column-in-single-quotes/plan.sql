-- Refused: nothing below is run until the hazards are settled.
-- Plan
-- scale: definition edit
--   because CHECK (scale.'grams' > 0) is new
--   not cheaper, since ALTER TABLE has no form for it
-- hazard broken-check: 1 row of scale fails the CHECK (scale.'grams' > 0) (id 2)
--   refused; change those rows first

-- BEGIN IMMEDIATE;

-- no row of scale fails CHECK (scale.'grams' > 0)
-- SELECT abs(-9223372036854775807 - (found > 0)) AS "rows do not fit"
-- FROM (SELECT count(*) AS found FROM (SELECT 1 FROM main."scale" NOT INDEXED WHERE NOT ("scale"."grams" > 0)))
-- WHERE found > 0;

-- make every connection read the schema again
-- CREATE TABLE main."scale_bak"(x);
-- let definitions be edited
-- PRAGMA writable_schema=ON;

-- define scale as declared
-- UPDATE main.sqlite_schema SET sql = 'CREATE TABLE scale (id INTEGER PRIMARY KEY, grams INTEGER, CHECK (scale.''grams'' > 0))'
-- WHERE type = 'table' AND name = 'scale';

-- no more; read the schema again
-- PRAGMA writable_schema=RESET;
-- the schema is counted up
-- DROP TABLE main."scale_bak";

-- COMMIT;
