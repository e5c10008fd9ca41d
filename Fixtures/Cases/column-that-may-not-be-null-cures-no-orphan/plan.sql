-- Refused: nothing below is run until the hazards are settled.
-- Plan
-- c: definition edit
--   because the foreign key (p) to p(id) is new
--   not cheaper, since ALTER TABLE has no form for it
-- hazard orphan: 1 row of c would refer by p to no row of p (rowid 1)
--   refused; the cure cannot act: p may not be NULL; correct or delete those rows first, let them go (--orphans c.p=delete), or let them stay without a parent (Policy.allowed, --allow orphan:c.p)

-- BEGIN IMMEDIATE;

-- make every connection read the schema again
-- CREATE TABLE main."c_bak"(x);
-- let definitions be edited
-- PRAGMA writable_schema=ON;

-- define c as declared
-- UPDATE main.sqlite_schema SET sql = 'CREATE TABLE c (p INTEGER NOT NULL REFERENCES p(id))'
-- WHERE type = 'table' AND name = 'c';

-- no more; read the schema again
-- PRAGMA writable_schema=RESET;
-- the schema is counted up
-- DROP TABLE main."c_bak";
-- every row of c has the parent that it refers to
-- SELECT abs(-9223372036854775807 - (found > 0)) AS "rows without a parent"
-- FROM (SELECT count(*) AS found FROM (SELECT c.rowid FROM main."c" AS c
-- WHERE c."p" IS NOT NULL AND NOT EXISTS (
--   SELECT 1 FROM main."p" AS p WHERE p."id" = +c."p")))
-- WHERE found > 0;

-- COMMIT;
