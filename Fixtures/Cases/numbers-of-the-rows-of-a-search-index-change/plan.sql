-- Plan
-- coin: update
--   because column nr is NOT NULL now, has default 77 instead of none
--   not cheaper, since ALTER TABLE has no form for it
--   not cheaper, since the default of nr is to be written in 1 row
-- coin_search: replace
--   because the values of its content table change
-- hazard fill-null: column nr of coin is now NOT NULL; 1 row with NULL will hold its default, 77 (rowid 2)

-- dropping the old tables must not reach the rows of others
PRAGMA foreign_keys=OFF;
-- renames are followed by what names the table
PRAGMA legacy_alter_table=OFF;
-- every row is checked
PRAGMA ignore_check_constraints=OFF;
-- rows are read in their order
PRAGMA reverse_unordered_selects=OFF;
BEGIN IMMEDIATE;

-- make coin_bak, through which the rows of coin are written
CREATE TABLE main."coin_bak" (
  "nr",
  "name"
);

-- let definitions be edited
PRAGMA writable_schema=ON;
-- exchange the places of coin and coin_bak in the file
UPDATE main.sqlite_schema AS own SET rootpage = other.rootpage
FROM (SELECT name, rootpage FROM main.sqlite_schema
  WHERE type = 'table' AND name IN ('coin', 'coin_bak')) AS other
WHERE own.type = 'table' AND own.name IN ('coin', 'coin_bak') AND other.name <> own.name;
-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- write the rows of coin where they stand
UPDATE OR ABORT main."coin_bak" SET "nr" = coalesce("nr", 77);
-- let definitions be edited
PRAGMA writable_schema=ON;
-- exchange the places of coin and coin_bak in the file
UPDATE main.sqlite_schema AS own SET rootpage = other.rootpage
FROM (SELECT name, rootpage FROM main.sqlite_schema
  WHERE type = 'table' AND name IN ('coin', 'coin_bak')) AS other
WHERE own.type = 'table' AND own.name IN ('coin', 'coin_bak') AND other.name <> own.name;
-- define coin as declared
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE coin (nr INTEGER NOT NULL DEFAULT 77, name TEXT)'
WHERE type = 'table' AND name = 'coin';
-- coin_bak has the empty place again
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE "coin_bak"(x)'
WHERE type = 'table' AND name = 'coin_bak';

-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- drop the empty table
DROP TABLE main."coin_bak";

-- index the rows of its content table
INSERT INTO main."coin_search"("coin_search") VALUES ('rebuild');

COMMIT;
