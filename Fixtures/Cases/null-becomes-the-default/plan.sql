-- Plan
-- rota: update
--   because column hours is NOT NULL now, has default 8 instead of none
--   not cheaper, since ALTER TABLE has no form for it
--   not cheaper, since the default of hours is to be written in 1 row
-- hazard fill-null: column hours of rota is now NOT NULL; 1 row with NULL will hold its default, 8 (id 2)

-- dropping the old tables must not reach the rows of others
PRAGMA foreign_keys=OFF;
-- renames are followed by what names the table
PRAGMA legacy_alter_table=OFF;
-- every row is checked
PRAGMA ignore_check_constraints=OFF;
-- rows are read in their order
PRAGMA reverse_unordered_selects=OFF;
BEGIN IMMEDIATE;

-- make rota_bak, through which the rows of rota are written
CREATE TABLE main."rota_bak" (
  "id" INTEGER PRIMARY KEY,
  "who",
  "hours"
);

-- let definitions be edited
PRAGMA writable_schema=ON;
-- exchange the places of rota and rota_bak in the file
UPDATE main.sqlite_schema AS own SET rootpage = other.rootpage
FROM (SELECT name, rootpage FROM main.sqlite_schema
  WHERE type = 'table' AND name IN ('rota', 'rota_bak')) AS other
WHERE own.type = 'table' AND own.name IN ('rota', 'rota_bak') AND other.name <> own.name;
-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- write the rows of rota where they stand
UPDATE OR ABORT main."rota_bak" SET "hours" = coalesce("hours", 8);
-- let definitions be edited
PRAGMA writable_schema=ON;
-- exchange the places of rota and rota_bak in the file
UPDATE main.sqlite_schema AS own SET rootpage = other.rootpage
FROM (SELECT name, rootpage FROM main.sqlite_schema
  WHERE type = 'table' AND name IN ('rota', 'rota_bak')) AS other
WHERE own.type = 'table' AND own.name IN ('rota', 'rota_bak') AND other.name <> own.name;
-- define rota as declared
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE rota (id INTEGER PRIMARY KEY, who TEXT, hours INTEGER NOT NULL DEFAULT 8)'
WHERE type = 'table' AND name = 'rota';
-- rota_bak has the empty place again
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE "rota_bak"(x)'
WHERE type = 'table' AND name = 'rota_bak';

-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- drop the empty table
DROP TABLE main."rota_bak";

COMMIT;
