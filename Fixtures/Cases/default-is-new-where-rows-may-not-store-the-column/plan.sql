-- Plan
-- cup: update
--   because column color has default 'white' instead of none
--   not cheaper, since ALTER TABLE has no form for it
--   not cheaper, since 2 rows may hold the default of color only as the definition says it, and would change with it

-- dropping the old tables must not reach the rows of others
PRAGMA foreign_keys=OFF;
-- renames are followed by what names the table
PRAGMA legacy_alter_table=OFF;
-- every row is checked
PRAGMA ignore_check_constraints=OFF;
-- rows are read in their order
PRAGMA reverse_unordered_selects=OFF;
BEGIN IMMEDIATE;

-- make cup_bak, through which the rows of cup are written
CREATE TABLE main."cup_bak" (
  "id" INTEGER PRIMARY KEY,
  "size",
  "color"
);

-- let definitions be edited
PRAGMA writable_schema=ON;
-- exchange the places of cup and cup_bak in the file
UPDATE main.sqlite_schema AS own SET rootpage = other.rootpage
FROM (SELECT name, rootpage FROM main.sqlite_schema
  WHERE type = 'table' AND name IN ('cup', 'cup_bak')) AS other
WHERE own.type = 'table' AND own.name IN ('cup', 'cup_bak') AND other.name <> own.name;
-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- write the rows of cup where they stand
UPDATE OR ABORT main."cup_bak" SET "color" = "color";
-- let definitions be edited
PRAGMA writable_schema=ON;
-- exchange the places of cup and cup_bak in the file
UPDATE main.sqlite_schema AS own SET rootpage = other.rootpage
FROM (SELECT name, rootpage FROM main.sqlite_schema
  WHERE type = 'table' AND name IN ('cup', 'cup_bak')) AS other
WHERE own.type = 'table' AND own.name IN ('cup', 'cup_bak') AND other.name <> own.name;
-- define cup as declared
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE cup (id INTEGER PRIMARY KEY, size TEXT, color TEXT DEFAULT ''white'')'
WHERE type = 'table' AND name = 'cup';
-- cup_bak has the empty place again
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE "cup_bak"(x)'
WHERE type = 'table' AND name = 'cup_bak';

-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- drop the empty table
DROP TABLE main."cup_bak";

COMMIT;
