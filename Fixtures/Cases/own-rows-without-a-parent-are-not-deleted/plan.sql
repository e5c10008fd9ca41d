-- Refused: nothing below is run until the hazards are settled.
-- Plan
-- part: definition edit
--   because the foreign key (whole) to part(id) is new
--   not cheaper, since ALTER TABLE has no form for it
-- hazard orphan: 1 row of part would refer by whole to no row of part (id 3)
--   refused; the cure cannot act: the table refers to itself, so that each row that goes could leave more without a parent; let whole become NULL, or delete those rows first; correct or delete those rows first, let whole be NULL in them (--orphans part.whole=null), or let them stay without a parent (Policy.allowed, --allow orphan:part.whole)

-- BEGIN IMMEDIATE;

-- make every connection read the schema again
-- CREATE TABLE main."part_bak"(x);
-- let definitions be edited
-- PRAGMA writable_schema=ON;

-- define part as declared
-- UPDATE main.sqlite_schema SET sql = 'CREATE TABLE part (id INTEGER PRIMARY KEY, whole INTEGER REFERENCES part(id), name TEXT)'
-- WHERE type = 'table' AND name = 'part';

-- no more; read the schema again
-- PRAGMA writable_schema=RESET;
-- the schema is counted up
-- DROP TABLE main."part_bak";
-- every row of part has the parent that it refers to
-- SELECT abs(-9223372036854775807 - (found > 0)) AS "rows without a parent"
-- FROM (SELECT count(*) AS found FROM (SELECT c.rowid FROM main."part" AS c
-- WHERE c."whole" IS NOT NULL AND NOT EXISTS (
--   SELECT 1 FROM main."part" AS p WHERE p."id" = +c."whole")))
-- WHERE found > 0;

-- COMMIT;
