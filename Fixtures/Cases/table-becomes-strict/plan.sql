-- Plan
-- sample: swap
--   because the table is now STRICT
--   not cheaper, since ALTER TABLE has no form for it
--   not cheaper, since an edit of its definition would not do: the table is now STRICT
--   not cheaper, since an update of its rows would not do: the table is now STRICT

-- dropping the old tables must not reach the rows of others
PRAGMA foreign_keys=OFF;
-- renames are followed by what names the table
PRAGMA legacy_alter_table=OFF;
-- every row is checked
PRAGMA ignore_check_constraints=OFF;
-- rows are read in their order
PRAGMA reverse_unordered_selects=OFF;
BEGIN IMMEDIATE;

-- make sample_bak in the form that sample will have
CREATE TABLE main."sample_bak" (
  "id" INTEGER PRIMARY KEY,
  "site" TEXT,
  "depth" REAL,
  "core" BLOB
) STRICT;
-- copy the rows of sample
INSERT OR ABORT INTO main."sample_bak"("id", "site", "depth", "core")
SELECT "sample"."id", "sample"."site", "sample"."depth", "sample"."core"
FROM main."sample" NOT INDEXED;
-- every row of sample was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."sample" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."sample_bak" NOT INDEXED) AS new)
WHERE old <> new;
-- let definitions be edited
PRAGMA writable_schema=ON;
-- exchange the places of sample and sample_bak in the file
UPDATE main.sqlite_schema AS own SET rootpage = other.rootpage
FROM (SELECT name, rootpage FROM main.sqlite_schema
  WHERE type = 'table' AND name IN ('sample', 'sample_bak')) AS other
WHERE own.type = 'table' AND own.name IN ('sample', 'sample_bak') AND other.name <> own.name;
-- define sample as declared
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE sample (id INTEGER PRIMARY KEY, site TEXT, depth REAL, core BLOB) STRICT'
WHERE type = 'table' AND name = 'sample';
-- sample_bak has the old rows now, which nobody reads any more
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE "sample_bak"(x)'
WHERE type = 'table' AND name = 'sample_bak';

-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- drop the old rows
DROP TABLE main."sample_bak";

COMMIT;
