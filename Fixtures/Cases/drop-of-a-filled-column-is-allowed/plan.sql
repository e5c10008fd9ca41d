-- Plan
-- oven: swap
--   because column watts is no longer declared
--   not cheaper, since ALTER TABLE has no form for it
--   not cheaper, since an edit of its definition would not do: column watts is no longer declared
-- hazard drop-column: column watts of oven is not declared and holds values in 1 row, which would be dropped with it (id 2)
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

-- make oven_bak in the form that oven will have
CREATE TABLE main."oven_bak" (
  "id" INTEGER PRIMARY KEY,
  "brand" TEXT
);
-- copy the rows of oven
INSERT OR ABORT INTO main."oven_bak"("id", "brand")
SELECT "oven"."id", "oven"."brand"
FROM main."oven" NOT INDEXED;
-- every row of oven was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."oven" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."oven_bak" NOT INDEXED) AS new)
WHERE old <> new;
-- let definitions be edited
PRAGMA writable_schema=ON;
-- exchange the places of oven and oven_bak in the file
UPDATE main.sqlite_schema AS own SET rootpage = other.rootpage
FROM (SELECT name, rootpage FROM main.sqlite_schema
  WHERE type = 'table' AND name IN ('oven', 'oven_bak')) AS other
WHERE own.type = 'table' AND own.name IN ('oven', 'oven_bak') AND other.name <> own.name;
-- define oven as declared
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE oven (id INTEGER PRIMARY KEY, brand TEXT)'
WHERE type = 'table' AND name = 'oven';
-- oven_bak has the old rows now, which nobody reads any more
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE "oven_bak"(x)'
WHERE type = 'table' AND name = 'oven_bak';

-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- drop the old rows
DROP TABLE main."oven_bak";

COMMIT;
