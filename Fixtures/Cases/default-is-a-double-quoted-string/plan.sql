-- Plan
-- door: update
--   because column colour is NOT NULL now
--   not cheaper, since ALTER TABLE has no form for it
--   not cheaper, since the default of colour is to be written in 1 row
-- hazard fill-null: column colour of door is now NOT NULL; 1 row with NULL will hold its default, state (id 2)

-- dropping the old tables must not reach the rows of others
PRAGMA foreign_keys=OFF;
-- renames are followed by what names the table
PRAGMA legacy_alter_table=OFF;
-- every row is checked
PRAGMA ignore_check_constraints=OFF;
-- rows are read in their order
PRAGMA reverse_unordered_selects=OFF;
BEGIN IMMEDIATE;

-- make door_bak, through which the rows of door are written
CREATE TABLE main."door_bak" (
  "id" INTEGER PRIMARY KEY,
  "state" DEFAULT 'closed',
  "colour" DEFAULT 'state'
);

-- let definitions be edited
PRAGMA writable_schema=ON;
-- exchange the places of door and door_bak in the file
UPDATE main.sqlite_schema AS own SET rootpage = other.rootpage
FROM (SELECT name, rootpage FROM main.sqlite_schema
  WHERE type = 'table' AND name IN ('door', 'door_bak')) AS other
WHERE own.type = 'table' AND own.name IN ('door', 'door_bak') AND other.name <> own.name;
-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- write the rows of door where they stand
UPDATE OR ABORT main."door_bak" SET "colour" = coalesce("colour", 'state')
WHERE "colour" IS NULL;
-- let definitions be edited
PRAGMA writable_schema=ON;
-- exchange the places of door and door_bak in the file
UPDATE main.sqlite_schema AS own SET rootpage = other.rootpage
FROM (SELECT name, rootpage FROM main.sqlite_schema
  WHERE type = 'table' AND name IN ('door', 'door_bak')) AS other
WHERE own.type = 'table' AND own.name IN ('door', 'door_bak') AND other.name <> own.name;
-- define door as declared
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE door (id INTEGER PRIMARY KEY, state TEXT DEFAULT "closed", colour TEXT NOT NULL DEFAULT state)'
WHERE type = 'table' AND name = 'door';
-- door_bak has the empty place again
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE "door_bak"(x)'
WHERE type = 'table' AND name = 'door_bak';

-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- drop the empty table
DROP TABLE main."door_bak";

COMMIT;
