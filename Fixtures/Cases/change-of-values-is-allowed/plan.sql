-- Plan
-- cabin: update
--   because column number has type INTEGER instead of TEXT
--   not cheaper, since ALTER TABLE has no form for it
--   not cheaper, since an edit of its definition would not do: column number has type INTEGER instead of TEXT
-- hazard change-values: the type INTEGER of column number of cabin would change the value in 1 row (id 1)
--   allowed

-- dropping the old tables must not reach the rows of others
PRAGMA foreign_keys=OFF;
-- renames are followed by what names the table
PRAGMA legacy_alter_table=OFF;
-- every row is checked
PRAGMA ignore_check_constraints=OFF;
-- rows are read in their order
PRAGMA reverse_unordered_selects=OFF;
BEGIN IMMEDIATE;

-- make cabin_bak, through which the rows of cabin are written
CREATE TABLE main."cabin_bak" (
  "id" INTEGER PRIMARY KEY,
  "number" INTEGER
);

-- let definitions be edited
PRAGMA writable_schema=ON;
-- exchange the places of cabin and cabin_bak in the file
UPDATE main.sqlite_schema AS own SET rootpage = other.rootpage
FROM (SELECT name, rootpage FROM main.sqlite_schema
  WHERE type = 'table' AND name IN ('cabin', 'cabin_bak')) AS other
WHERE own.type = 'table' AND own.name IN ('cabin', 'cabin_bak') AND other.name <> own.name;
-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- write the rows of cabin where they stand
UPDATE OR ABORT main."cabin_bak" SET "number" = "number"
WHERE typeof("number") IN ('text', 'real');
-- let definitions be edited
PRAGMA writable_schema=ON;
-- exchange the places of cabin and cabin_bak in the file
UPDATE main.sqlite_schema AS own SET rootpage = other.rootpage
FROM (SELECT name, rootpage FROM main.sqlite_schema
  WHERE type = 'table' AND name IN ('cabin', 'cabin_bak')) AS other
WHERE own.type = 'table' AND own.name IN ('cabin', 'cabin_bak') AND other.name <> own.name;
-- define cabin as declared
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE cabin (id INTEGER PRIMARY KEY, number INTEGER)'
WHERE type = 'table' AND name = 'cabin';
-- cabin_bak has the empty place again
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE "cabin_bak"(x)'
WHERE type = 'table' AND name = 'cabin_bak';

-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- drop the empty table
DROP TABLE main."cabin_bak";

COMMIT;
