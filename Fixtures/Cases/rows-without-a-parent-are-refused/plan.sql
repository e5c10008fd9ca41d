-- Refused: nothing below is run until the hazards are settled.
-- Plan
-- note: definition edit
--   because the foreign key (folder) to folder(id) is new
--   not cheaper, since ALTER TABLE has no form for it
-- hazard orphan: 2 rows of note would refer by folder to no row of folder (id 2, 4)
--   refused; correct or delete those rows first, let them go or be NULL (--orphans note.folder=delete|null), or let them stay without a parent (Policy.allowed, --allow orphan:note.folder)

-- BEGIN IMMEDIATE;

-- make every connection read the schema again
-- CREATE TABLE main."note_bak"(x);
-- let definitions be edited
-- PRAGMA writable_schema=ON;

-- define note as declared
-- UPDATE main.sqlite_schema SET sql = 'CREATE TABLE note (id INTEGER PRIMARY KEY, folder INTEGER REFERENCES folder(id))'
-- WHERE type = 'table' AND name = 'note';

-- no more; read the schema again
-- PRAGMA writable_schema=RESET;
-- the schema is counted up
-- DROP TABLE main."note_bak";
-- every row of note has the parent that it refers to
-- SELECT abs(-9223372036854775807 - (found > 0)) AS "rows without a parent"
-- FROM (SELECT count(*) AS found FROM (SELECT c.rowid FROM main."note" AS c
-- WHERE c."folder" IS NOT NULL AND NOT EXISTS (
--   SELECT 1 FROM main."folder" AS p WHERE p."id" = +c."folder")))
-- WHERE found > 0;

-- COMMIT;
