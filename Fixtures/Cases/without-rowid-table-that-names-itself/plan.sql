-- Plan
-- gauge: swap
--   because column place is NOT NULL now
--   because the table is no longer WITHOUT ROWID
--   not cheaper, since ALTER TABLE has no form for it
--   not cheaper, since an edit of its definition would not do: the table is no longer WITHOUT ROWID
--   not cheaper, since the rows of gauge are kept in the index of its key

-- dropping the old tables must not reach the rows of others
PRAGMA foreign_keys=OFF;
-- renames are followed by what names the table
PRAGMA legacy_alter_table=OFF;
-- every row is checked
PRAGMA ignore_check_constraints=OFF;
-- rows are read in their order
PRAGMA reverse_unordered_selects=OFF;
BEGIN IMMEDIATE;

-- make gauge_bak in the form that gauge will have
CREATE TABLE main."gauge_bak" (
  "place" TEXT NOT NULL,
  "cm" INTEGER
);
-- copy the rows of gauge
INSERT OR ABORT INTO main."gauge_bak"("place", "cm")
SELECT "gauge"."place", "gauge"."cm"
FROM main."gauge" INDEXED BY "sqlite_autoindex_gauge_1";
-- every row of gauge was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."gauge" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."gauge_bak" NOT INDEXED) AS new)
WHERE old <> new;
-- sort the index of the key (place)
CREATE UNIQUE INDEX main."gauge_bak_1" ON "gauge_bak" ("place" COLLATE "BINARY");
-- let definitions be edited
PRAGMA writable_schema=ON;
-- exchange the places of gauge and gauge_bak in the file
UPDATE main.sqlite_schema AS own SET rootpage = other.rootpage
FROM (SELECT name, rootpage FROM main.sqlite_schema
  WHERE type = 'table' AND name IN ('gauge', 'gauge_bak')) AS other
WHERE own.type = 'table' AND own.name IN ('gauge', 'gauge_bak') AND other.name <> own.name;
-- define gauge as declared
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE gauge (place TEXT NOT NULL PRIMARY KEY, cm INTEGER CHECK (gauge.cm > 0))'
WHERE type = 'table' AND name = 'gauge';
-- gauge_bak has the old rows now, which nobody reads any more
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE "gauge_bak"(x PRIMARY KEY) WITHOUT ROWID'
WHERE type = 'table' AND name = 'gauge_bak';
-- it is the index of the key (place) of gauge
UPDATE main.sqlite_schema SET name = 'sqlite_autoindex_gauge_1',
  tbl_name = 'gauge', sql = NULL
WHERE type = 'index' AND name = 'gauge_bak_1';
-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- drop the old rows
DROP TABLE main."gauge_bak";

COMMIT;
