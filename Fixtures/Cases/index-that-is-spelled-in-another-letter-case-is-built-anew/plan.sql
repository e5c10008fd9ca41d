-- Plan
-- town: swap
--   because column name is collated by NOCASE instead of BINARY
--   not cheaper, since ALTER TABLE has no form for it
--   not cheaper, since an edit of its definition would not do: column name is collated by NOCASE instead of BINARY
--   not cheaper, since an update of its rows would not do: column name is collated by NOCASE instead of BINARY

-- dropping the old tables must not reach the rows of others
PRAGMA foreign_keys=OFF;
-- renames are followed by what names the table
PRAGMA legacy_alter_table=OFF;
-- every row is checked
PRAGMA ignore_check_constraints=OFF;
-- rows are read in their order
PRAGMA reverse_unordered_selects=OFF;
BEGIN IMMEDIATE;

-- make town_bak in the form that town will have
CREATE TABLE main."town_bak" (
  "id" INTEGER PRIMARY KEY,
  "name" TEXT COLLATE "NOCASE"
);
-- copy the rows of town
INSERT OR ABORT INTO main."town_bak"("id", "name")
SELECT "town"."id", "town"."name"
FROM main."town" NOT INDEXED;
-- every row of town was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."town" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."town_bak" NOT INDEXED) AS new)
WHERE old <> new;
-- let definitions be edited
PRAGMA writable_schema=ON;
-- exchange the places of town and town_bak in the file
UPDATE main.sqlite_schema AS own SET rootpage = other.rootpage
FROM (SELECT name, rootpage FROM main.sqlite_schema
  WHERE type = 'table' AND name IN ('town', 'town_bak')) AS other
WHERE own.type = 'table' AND own.name IN ('town', 'town_bak') AND other.name <> own.name;
-- define town as declared
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE town (id INTEGER PRIMARY KEY, name TEXT COLLATE NOCASE)'
WHERE type = 'table' AND name = 'town';
-- town_bak has the old rows now, which nobody reads any more
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE "town_bak"(x)'
WHERE type = 'table' AND name = 'town_bak';
-- index town_name goes with the old rows
UPDATE main.sqlite_schema SET rowid = (SELECT max(rowid) + 1 FROM main.sqlite_schema),
  name = 'town_bak_1', tbl_name = 'town_bak',
  sql = 'CREATE INDEX "town_bak_1" ON "town_bak"(x)'
WHERE type = 'index' AND name = 'town_name';
-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- drop the old rows
DROP TABLE main."town_bak";

-- create index TOWN_NAME
CREATE INDEX main.TOWN_NAME ON town (name COLLATE BINARY);

COMMIT;
