-- Plan
-- note: definition edit
--   because column body is NOT NULL now
--   because column extra is new
--   not cheaper, since ALTER TABLE would add the column, but column body is NOT NULL now
-- table old is not declared; it is kept

BEGIN IMMEDIATE;

-- note.body is never NULL
SELECT abs(-9223372036854775807 - (found > 0)) AS "rows do not fit"
FROM (SELECT count(*) AS found FROM (SELECT 1 FROM main."note" NOT INDEXED WHERE "note"."body" IS NULL))
WHERE found > 0;

-- make every connection read the schema again
CREATE TABLE main."note_bak"(x);
-- let definitions be edited
PRAGMA writable_schema=ON;

-- define note as declared
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE note (id INTEGER PRIMARY KEY, body TEXT NOT NULL, extra TEXT)'
WHERE type = 'table' AND name = 'note';

-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- the schema is counted up
DROP TABLE main."note_bak";

COMMIT;
