-- Plan
-- jar: update
--   because column number is NOT NULL now, has default '08' instead of none
--   not cheaper, since ALTER TABLE has no form for it
--   not cheaper, since the default of number is to be written in 1 row
-- hazard fill-null: column number of jar is now NOT NULL; 1 row with NULL will hold its default, '08' (id 2)

-- dropping the old tables must not reach the rows of others
PRAGMA foreign_keys=OFF;
-- renames are followed by what names the table
PRAGMA legacy_alter_table=OFF;
-- every row is checked
PRAGMA ignore_check_constraints=OFF;
-- rows are read in their order
PRAGMA reverse_unordered_selects=OFF;
BEGIN IMMEDIATE;

-- make jar_bak, through which the rows of jar are written
CREATE TABLE main."jar_bak" (
  "id" INTEGER PRIMARY KEY,
  "number",
  "label"
);

-- let definitions be edited
PRAGMA writable_schema=ON;
-- exchange the places of jar and jar_bak in the file
UPDATE main.sqlite_schema AS own SET rootpage = other.rootpage
FROM (SELECT name, rootpage FROM main.sqlite_schema
  WHERE type = 'table' AND name IN ('jar', 'jar_bak')) AS other
WHERE own.type = 'table' AND own.name IN ('jar', 'jar_bak') AND other.name <> own.name;
-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- write the rows of jar where they stand
UPDATE OR ABORT main."jar_bak" SET "number" = coalesce("number", (CASE WHEN ((typeof(('08')) = 'text' AND CAST(('08') AS NUMERIC) = ('08')) OR typeof(('08')) = 'real') AND CAST(('08') AS NUMERIC) = CAST(CAST(('08') AS NUMERIC) AS INTEGER) AND CAST(('08') AS NUMERIC) > -9223372036854775808 THEN CAST(CAST(('08') AS NUMERIC) AS INTEGER) WHEN (typeof(('08')) = 'text' AND CAST(('08') AS NUMERIC) = ('08')) THEN CAST(('08') AS NUMERIC) ELSE ('08') END));
-- let definitions be edited
PRAGMA writable_schema=ON;
-- exchange the places of jar and jar_bak in the file
UPDATE main.sqlite_schema AS own SET rootpage = other.rootpage
FROM (SELECT name, rootpage FROM main.sqlite_schema
  WHERE type = 'table' AND name IN ('jar', 'jar_bak')) AS other
WHERE own.type = 'table' AND own.name IN ('jar', 'jar_bak') AND other.name <> own.name;
-- define jar as declared
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE jar (id INTEGER PRIMARY KEY, number INTEGER NOT NULL DEFAULT ''08'', label TEXT)'
WHERE type = 'table' AND name = 'jar';
-- jar_bak has the empty place again
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE "jar_bak"(x)'
WHERE type = 'table' AND name = 'jar_bak';

-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- drop the empty table
DROP TABLE main."jar_bak";

COMMIT;
