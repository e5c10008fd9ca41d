-- Plan
-- buoy: swap
--   because the primary key is (number), and was none; number gets coalesce(number, 100 + rowid) in the rows that exist
--   not cheaper, since ALTER TABLE has no form for it
--   not cheaper, since an edit of its definition would not do: column number is filled by an expression
--   not cheaper, since an update of its rows would not do: column number is filled by an expression

-- dropping the old tables must not reach the rows of others
PRAGMA foreign_keys=OFF;
-- renames are followed by what names the table
PRAGMA legacy_alter_table=OFF;
-- every row is checked
PRAGMA ignore_check_constraints=OFF;
-- rows are read in their order
PRAGMA reverse_unordered_selects=OFF;
BEGIN IMMEDIATE;

-- make buoy_bak in the form that buoy will have
CREATE TABLE main."buoy_bak" (
  "number" INTEGER PRIMARY KEY,
  "color" TEXT
);
-- copy the rows of buoy
INSERT OR ABORT INTO main."buoy_bak"("number", "color")
SELECT (coalesce("buoy"."number", 100 + rowid)), "buoy"."color"
FROM main."buoy" NOT INDEXED;
-- every row of buoy was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."buoy" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."buoy_bak" NOT INDEXED) AS new)
WHERE old <> new;
-- let definitions be edited
PRAGMA writable_schema=ON;
-- exchange the places of buoy and buoy_bak in the file
UPDATE main.sqlite_schema AS own SET rootpage = other.rootpage
FROM (SELECT name, rootpage FROM main.sqlite_schema
  WHERE type = 'table' AND name IN ('buoy', 'buoy_bak')) AS other
WHERE own.type = 'table' AND own.name IN ('buoy', 'buoy_bak') AND other.name <> own.name;
-- define buoy as declared
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE buoy (
  number INTEGER PRIMARY KEY,
  color TEXT
)'
WHERE type = 'table' AND name = 'buoy';
-- buoy_bak has the old rows now, which nobody reads any more
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE "buoy_bak"(x)'
WHERE type = 'table' AND name = 'buoy_bak';
-- index buoy_color goes with the old rows
UPDATE main.sqlite_schema SET rowid = (SELECT max(rowid) + 1 FROM main.sqlite_schema),
  name = 'buoy_bak_1', tbl_name = 'buoy_bak',
  sql = 'CREATE INDEX "buoy_bak_1" ON "buoy_bak"(x)'
WHERE type = 'index' AND name = 'buoy_color';
-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- drop the old rows
DROP TABLE main."buoy_bak";

-- create index buoy_color
CREATE INDEX main.buoy_color ON buoy (color);

COMMIT;
