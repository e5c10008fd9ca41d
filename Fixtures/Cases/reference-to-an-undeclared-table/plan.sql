-- Refused: nothing below is run until the hazards are settled.
-- Plan
-- box: definition edit
--   because the foreign key (place) to place is new
--   not cheaper, since ALTER TABLE has no form for it
-- hazard orphan: 1 row of box would refer by place to no row of place (id 2)
--   refused; correct or delete those rows first, let them go or be NULL (--orphans box.place=delete|null), or let them stay without a parent (Policy.allowed, --allow orphan:box.place)
-- table place is not declared; it is kept

-- BEGIN IMMEDIATE;

-- make every connection read the schema again
-- CREATE TABLE main."box_bak"(x);
-- let definitions be edited
-- PRAGMA writable_schema=ON;

-- define box as declared
-- UPDATE main.sqlite_schema SET sql = 'CREATE TABLE box (id INTEGER PRIMARY KEY, place INTEGER REFERENCES place)'
-- WHERE type = 'table' AND name = 'box';

-- no more; read the schema again
-- PRAGMA writable_schema=RESET;
-- the schema is counted up
-- DROP TABLE main."box_bak";
-- every row of box has the parent that it refers to
-- SELECT abs(-9223372036854775807 - (found > 0)) AS "rows without a parent"
-- FROM (SELECT count(*) AS found FROM (SELECT c.rowid FROM main."box" AS c
-- WHERE c."place" IS NOT NULL AND NOT EXISTS (
--   SELECT 1 FROM main."place" AS p WHERE p."id" = +c."place")))
-- WHERE found > 0;

-- COMMIT;
