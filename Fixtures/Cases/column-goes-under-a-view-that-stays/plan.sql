-- Plan
-- boat: update
--   because column colour is no longer declared; it holds no values
--   not cheaper, since an edit of its definition would not do: column colour is no longer declared
--   not cheaper, since ALTER TABLE reads names again, which may name the column

-- dropping the old tables must not reach the rows of others
PRAGMA foreign_keys=OFF;
-- renames are followed by what names the table
PRAGMA legacy_alter_table=OFF;
-- every row is checked
PRAGMA ignore_check_constraints=OFF;
-- rows are read in their order
PRAGMA reverse_unordered_selects=OFF;
BEGIN IMMEDIATE;

-- make boat_bak, through which the rows of boat are written
CREATE TABLE main."boat_bak" (
  "id" INTEGER PRIMARY KEY,
  "name",
  "colour"
);

-- let definitions be edited
PRAGMA writable_schema=ON;
-- exchange the places of boat and boat_bak in the file
UPDATE main.sqlite_schema AS own SET rootpage = other.rootpage
FROM (SELECT name, rootpage FROM main.sqlite_schema
  WHERE type = 'table' AND name IN ('boat', 'boat_bak')) AS other
WHERE own.type = 'table' AND own.name IN ('boat', 'boat_bak') AND other.name <> own.name;
-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- take colour out of each row of boat
ALTER TABLE main."boat_bak" DROP COLUMN "colour";
-- let definitions be edited
PRAGMA writable_schema=ON;
-- exchange the places of boat and boat_bak in the file
UPDATE main.sqlite_schema AS own SET rootpage = other.rootpage
FROM (SELECT name, rootpage FROM main.sqlite_schema
  WHERE type = 'table' AND name IN ('boat', 'boat_bak')) AS other
WHERE own.type = 'table' AND own.name IN ('boat', 'boat_bak') AND other.name <> own.name;
-- define boat as declared
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE boat (id INTEGER PRIMARY KEY, name TEXT)'
WHERE type = 'table' AND name = 'boat';
-- boat_bak has the empty place again
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE "boat_bak"(x)'
WHERE type = 'table' AND name = 'boat_bak';

-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- drop the empty table
DROP TABLE main."boat_bak";

COMMIT;
