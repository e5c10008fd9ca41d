-- Refused: nothing below is run until the hazards are settled.
-- Plan
-- a: definition edit
--   because the foreign key (b) to b(id) is new
--   not cheaper, since ALTER TABLE has no form for it
-- b: definition edit
--   because the foreign key (a) to a(id) is new
--   not cheaper, since ALTER TABLE has no form for it
-- hazard orphan: 1 row of a would refer by b to no row of b (id 1)
--   refused; the cure cannot act: the tables refer to each other in a circle, and each would have to be cured before the other; cure one of them in a step of its own; correct or delete those rows first, or let them stay without a parent (Policy.allowed, --allow orphan:a.b)
-- hazard orphan: 1 row of b would refer by a to no row of a (id 2)
--   refused; the cure cannot act: the tables refer to each other in a circle, and each would have to be cured before the other; cure one of them in a step of its own; correct or delete those rows first, or let them stay without a parent (Policy.allowed, --allow orphan:b.a)

-- BEGIN IMMEDIATE;

-- make every connection read the schema again
-- CREATE TABLE main."a_bak"(x);
-- let definitions be edited
-- PRAGMA writable_schema=ON;

-- define a as declared
-- UPDATE main.sqlite_schema SET sql = 'CREATE TABLE a (id INTEGER PRIMARY KEY, b INTEGER REFERENCES b(id))'
-- WHERE type = 'table' AND name = 'a';
-- define b as declared
-- UPDATE main.sqlite_schema SET sql = 'CREATE TABLE b (id INTEGER PRIMARY KEY, a INTEGER REFERENCES a(id))'
-- WHERE type = 'table' AND name = 'b';

-- no more; read the schema again
-- PRAGMA writable_schema=RESET;
-- the schema is counted up
-- DROP TABLE main."a_bak";
-- every row of a has the parent that it refers to
-- SELECT abs(-9223372036854775807 - (found > 0)) AS "rows without a parent"
-- FROM (SELECT count(*) AS found FROM (SELECT c.rowid FROM main."a" AS c
-- WHERE c."b" IS NOT NULL AND NOT EXISTS (
--   SELECT 1 FROM main."b" AS p WHERE p."id" = +c."b")))
-- WHERE found > 0;
-- every row of b has the parent that it refers to
-- SELECT abs(-9223372036854775807 - (found > 0)) AS "rows without a parent"
-- FROM (SELECT count(*) AS found FROM (SELECT c.rowid FROM main."b" AS c
-- WHERE c."a" IS NOT NULL AND NOT EXISTS (
--   SELECT 1 FROM main."a" AS p WHERE p."id" = +c."a")))
-- WHERE found > 0;

-- COMMIT;
