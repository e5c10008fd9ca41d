-- Plan
-- route: swap
--   because column code is NOT NULL now
--   because the table is no longer WITHOUT ROWID
--   not cheaper, since ALTER TABLE has no form for it
--   not cheaper, since an edit of its definition would not do: the table is no longer WITHOUT ROWID
--   not cheaper, since the rows of route are kept in the index of its key

-- dropping the old tables must not reach the rows of others
PRAGMA foreign_keys=OFF;
-- renames are followed by what names the table
PRAGMA legacy_alter_table=OFF;
-- every row is checked
PRAGMA ignore_check_constraints=OFF;
-- rows are read in their order
PRAGMA reverse_unordered_selects=OFF;
BEGIN IMMEDIATE;

-- make route_bak in the form that route will have
CREATE TABLE main."route_bak" (
  "code" TEXT NOT NULL,
  "stops" INTEGER
);
-- copy the rows of route
INSERT OR ABORT INTO main."route_bak"("code", "stops")
SELECT "route"."code", "route"."stops"
FROM main."route" INDEXED BY "sqlite_autoindex_route_1";
-- every row of route was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."route" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."route_bak" NOT INDEXED) AS new)
WHERE old <> new;
-- sort the index of the key (code)
CREATE UNIQUE INDEX main."route_bak_1" ON "route_bak" ("code" COLLATE "BINARY");
-- let definitions be edited
PRAGMA writable_schema=ON;
-- exchange the places of route and route_bak in the file
UPDATE main.sqlite_schema AS own SET rootpage = other.rootpage
FROM (SELECT name, rootpage FROM main.sqlite_schema
  WHERE type = 'table' AND name IN ('route', 'route_bak')) AS other
WHERE own.type = 'table' AND own.name IN ('route', 'route_bak') AND other.name <> own.name;
-- define route as declared
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE route (code TEXT NOT NULL PRIMARY KEY, stops INTEGER)'
WHERE type = 'table' AND name = 'route';
-- route_bak has the old rows now, which nobody reads any more
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE "route_bak"(x PRIMARY KEY) WITHOUT ROWID'
WHERE type = 'table' AND name = 'route_bak';
-- it is the index of the key (code) of route
UPDATE main.sqlite_schema SET name = 'sqlite_autoindex_route_1',
  tbl_name = 'route', sql = NULL
WHERE type = 'index' AND name = 'route_bak_1';
-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- drop the old rows
DROP TABLE main."route_bak";

COMMIT;
