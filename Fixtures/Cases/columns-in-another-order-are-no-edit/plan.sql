-- Plan
-- pot: update
--   because column litres is NOT NULL now
--   not cheaper, since ALTER TABLE has no form for it
--   not cheaper, since an edit of its definition would not do: the file has its columns in another order

-- dropping the old tables must not reach the rows of others
PRAGMA foreign_keys=OFF;
-- renames are followed by what names the table
PRAGMA legacy_alter_table=OFF;
-- every row is checked
PRAGMA ignore_check_constraints=OFF;
-- rows are read in their order
PRAGMA reverse_unordered_selects=OFF;
BEGIN IMMEDIATE;

-- pot.litres is never NULL
SELECT abs(-9223372036854775807 - (found > 0)) AS "rows do not fit"
FROM (SELECT count(*) AS found FROM (SELECT 1 FROM main."pot" NOT INDEXED WHERE "pot"."litres" IS NULL))
WHERE found > 0;
-- make pot_bak, through which the rows of pot are written
CREATE TABLE main."pot_bak" (
  "id" INTEGER PRIMARY KEY,
  "litres",
  "color"
);

-- let definitions be edited
PRAGMA writable_schema=ON;
-- exchange the places of pot and pot_bak in the file
UPDATE main.sqlite_schema AS own SET rootpage = other.rootpage
FROM (SELECT name, rootpage FROM main.sqlite_schema
  WHERE type = 'table' AND name IN ('pot', 'pot_bak')) AS other
WHERE own.type = 'table' AND own.name IN ('pot', 'pot_bak') AND other.name <> own.name;
-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- write the rows of pot where they stand
UPDATE OR ABORT main."pot_bak" SET "litres" = "color", "color" = "litres";
-- let definitions be edited
PRAGMA writable_schema=ON;
-- exchange the places of pot and pot_bak in the file
UPDATE main.sqlite_schema AS own SET rootpage = other.rootpage
FROM (SELECT name, rootpage FROM main.sqlite_schema
  WHERE type = 'table' AND name IN ('pot', 'pot_bak')) AS other
WHERE own.type = 'table' AND own.name IN ('pot', 'pot_bak') AND other.name <> own.name;
-- define pot as declared
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE pot (id INTEGER PRIMARY KEY, color TEXT, litres INTEGER NOT NULL)'
WHERE type = 'table' AND name = 'pot';
-- pot_bak has the empty place again
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE "pot_bak"(x)'
WHERE type = 'table' AND name = 'pot_bak';

-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- drop the empty table
DROP TABLE main."pot_bak";

COMMIT;
