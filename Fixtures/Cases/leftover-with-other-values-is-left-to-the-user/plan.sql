-- Plan
-- tag: definition edit
--   because the foreign key (note) to note_bak(id) is no longer declared
--   because the foreign key (note) to note(id) is new
--   not cheaper, since ALTER TABLE has no form for it
-- table note_bak is not declared; it is kept
-- table note_bak looks like what a rebuild of note by hand has left; it is kept, and no rows are put back: 1 row of note has other values there (id 2)

BEGIN IMMEDIATE;

-- make every connection read the schema again
CREATE TABLE main."tag_bak"(x);
-- let definitions be edited
PRAGMA writable_schema=ON;

-- define tag as declared
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE tag (note INTEGER REFERENCES note (id))'
WHERE type = 'table' AND name = 'tag';

-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- the schema is counted up
DROP TABLE main."tag_bak";
-- every row of tag has the parent that it refers to
SELECT abs(-9223372036854775807 - (found > 0)) AS "rows without a parent"
FROM (SELECT count(*) AS found FROM (SELECT c.rowid FROM main."tag" AS c
WHERE c."note" IS NOT NULL AND NOT EXISTS (
  SELECT 1 FROM main."note" AS p WHERE p."id" = +c."note")))
WHERE found > 0;

COMMIT;
