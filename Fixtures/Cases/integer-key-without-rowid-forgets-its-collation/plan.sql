-- Plan
-- word: add column
--   because column size is new; the rows that exist get 's'
-- part: update
--   because column word has type NUMERIC instead of none, is NOT NULL now
--   not cheaper, since ALTER TABLE has no form for it
--   not cheaper, since an edit of its definition would not do: column word has type NUMERIC instead of none, is NOT NULL now

-- dropping the old tables must not reach the rows of others
PRAGMA foreign_keys=OFF;
-- renames are followed by what names the table
PRAGMA legacy_alter_table=OFF;
-- every row is checked
PRAGMA ignore_check_constraints=OFF;
-- rows are read in their order
PRAGMA reverse_unordered_selects=OFF;
BEGIN IMMEDIATE;

-- add column size at the end of word
ALTER TABLE main."word" ADD COLUMN size TEXT NOT NULL DEFAULT 's';

-- part.word is never NULL
SELECT abs(-9223372036854775807 - (found > 0)) AS "rows do not fit"
FROM (SELECT count(*) AS found FROM (SELECT 1 FROM main."part" NOT INDEXED WHERE "part"."word" IS NULL))
WHERE found > 0;
-- make part_bak, through which the rows of part are written
CREATE TABLE main."part_bak" (
  "word" NUMERIC
);

-- let definitions be edited
PRAGMA writable_schema=ON;
-- exchange the places of part and part_bak in the file
UPDATE main.sqlite_schema AS own SET rootpage = other.rootpage
FROM (SELECT name, rootpage FROM main.sqlite_schema
  WHERE type = 'table' AND name IN ('part', 'part_bak')) AS other
WHERE own.type = 'table' AND own.name IN ('part', 'part_bak') AND other.name <> own.name;
-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- write the rows of part where they stand
UPDATE OR ABORT main."part_bak" SET "word" = "word"
WHERE typeof("word") IN ('text', 'real');
-- let definitions be edited
PRAGMA writable_schema=ON;
-- exchange the places of part and part_bak in the file
UPDATE main.sqlite_schema AS own SET rootpage = other.rootpage
FROM (SELECT name, rootpage FROM main.sqlite_schema
  WHERE type = 'table' AND name IN ('part', 'part_bak')) AS other
WHERE own.type = 'table' AND own.name IN ('part', 'part_bak') AND other.name <> own.name;
-- define part as declared
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE part (word NUMERIC NOT NULL REFERENCES word (name))'
WHERE type = 'table' AND name = 'part';
-- part_bak has the empty place again
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE "part_bak"(x)'
WHERE type = 'table' AND name = 'part_bak';

-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- drop the empty table
DROP TABLE main."part_bak";

-- every row of part has the parent that it refers to
SELECT abs(-9223372036854775807 - (found > 0)) AS "rows without a parent"
FROM (SELECT count(*) AS found FROM (SELECT c.rowid FROM main."part" AS c
WHERE c."word" IS NOT NULL AND NOT EXISTS (
  SELECT 1 FROM main."word" AS p WHERE p."name" = +c."word")))
WHERE found > 0;

COMMIT;
