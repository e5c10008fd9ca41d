-- Refused: nothing below is run until the hazards are settled.
-- Plan
-- farm: definition edit
--   because the foreign key (valley) to valley is new
--   not cheaper, since ALTER TABLE has no form for it
-- hazard orphan: 1 row of farm would refer by valley to no row of valley (id 2)
--   refused; correct or delete those rows first, let them go or be NULL (--orphans farm.valley=delete|null), or let them stay without a parent (Policy.allowed, --allow orphan:farm.valley)

-- BEGIN IMMEDIATE;

-- make every connection read the schema again
-- CREATE TABLE main."farm_bak"(x);
-- let definitions be edited
-- PRAGMA writable_schema=ON;

-- define farm as declared
-- UPDATE main.sqlite_schema SET sql = 'CREATE TABLE farm (id INTEGER PRIMARY KEY, valley INTEGER REFERENCES valley)'
-- WHERE type = 'table' AND name = 'farm';

-- no more; read the schema again
-- PRAGMA writable_schema=RESET;
-- the schema is counted up
-- DROP TABLE main."farm_bak";
-- every row of farm has the parent that it refers to
-- SELECT abs(-9223372036854775807 - (found > 0)) AS "rows without a parent"
-- FROM (SELECT count(*) AS found FROM (SELECT c.rowid FROM main."farm" AS c
-- WHERE c."valley" IS NOT NULL AND NOT EXISTS (
--   SELECT 1 FROM main."valley" AS p WHERE p."id" = +c."valley")))
-- WHERE found > 0;

-- COMMIT;
