-- Plan
-- reading: update
--   because column value has type INTEGER instead of TEXT
--   because CHECK (value > 4) is new
--   not cheaper, since ALTER TABLE has no form for it
--   not cheaper, since an edit of its definition would not do: column value has type INTEGER instead of TEXT

-- dropping the old tables must not reach the rows of others
PRAGMA foreign_keys=OFF;
-- renames are followed by what names the table
PRAGMA legacy_alter_table=OFF;
-- every row is checked
PRAGMA ignore_check_constraints=OFF;
-- rows are read in their order
PRAGMA reverse_unordered_selects=OFF;
BEGIN IMMEDIATE;

-- make reading_bak, through which the rows of reading are written
CREATE TABLE main."reading_bak" (
  "id" INTEGER PRIMARY KEY,
  "value" INTEGER,
  "unit"
);

-- let definitions be edited
PRAGMA writable_schema=ON;
-- exchange the places of reading and reading_bak in the file
UPDATE main.sqlite_schema AS own SET rootpage = other.rootpage
FROM (SELECT name, rootpage FROM main.sqlite_schema
  WHERE type = 'table' AND name IN ('reading', 'reading_bak')) AS other
WHERE own.type = 'table' AND own.name IN ('reading', 'reading_bak') AND other.name <> own.name;
-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- write the rows of reading where they stand
UPDATE OR ABORT main."reading_bak" SET "value" = "value"
WHERE typeof("value") IN ('text', 'real');
-- let definitions be edited
PRAGMA writable_schema=ON;
-- exchange the places of reading and reading_bak in the file
UPDATE main.sqlite_schema AS own SET rootpage = other.rootpage
FROM (SELECT name, rootpage FROM main.sqlite_schema
  WHERE type = 'table' AND name IN ('reading', 'reading_bak')) AS other
WHERE own.type = 'table' AND own.name IN ('reading', 'reading_bak') AND other.name <> own.name;
-- define reading as declared
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE reading (id INTEGER PRIMARY KEY, value INTEGER CHECK (value > 4), unit TEXT)'
WHERE type = 'table' AND name = 'reading';
-- reading_bak has the empty place again
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE "reading_bak"(x)'
WHERE type = 'table' AND name = 'reading_bak';

-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- drop the empty table
DROP TABLE main."reading_bak";

-- no row of reading fails a CHECK
SELECT abs(-9223372036854775807 - 1) AS "rows fail a CHECK"
FROM (SELECT count(CASE WHEN NOT (value > 4) THEN 1 END) AS c0 FROM main."reading" NOT INDEXED)
WHERE c0 > 0;

COMMIT;
