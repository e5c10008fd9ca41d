-- Plan
-- herd: swap
--   because the table is no longer STRICT
--   not cheaper, since ALTER TABLE has no form for it
--   not cheaper, since an edit of its definition would not do: the table is no longer STRICT
--   not cheaper, since an update of its rows would not do: the table is no longer STRICT

-- dropping the old tables must not reach the rows of others
PRAGMA foreign_keys=OFF;
-- renames are followed by what names the table
PRAGMA legacy_alter_table=OFF;
-- every row is checked
PRAGMA ignore_check_constraints=OFF;
-- rows are read in their order
PRAGMA reverse_unordered_selects=OFF;
BEGIN IMMEDIATE;

-- make herd_bak in the form that herd will have
CREATE TABLE main."herd_bak" (
  "id" INTEGER PRIMARY KEY,
  "tag" TEXT NOT NULL
);
-- copy the rows of herd
INSERT OR ABORT INTO main."herd_bak"("id", "tag")
SELECT "herd"."id", "herd"."tag"
FROM main."herd" NOT INDEXED;
-- every row of herd was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."herd" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."herd_bak" NOT INDEXED) AS new)
WHERE old <> new;
-- let definitions be edited
PRAGMA writable_schema=ON;
-- exchange the places of herd and herd_bak in the file
UPDATE main.sqlite_schema AS own SET rootpage = other.rootpage
FROM (SELECT name, rootpage FROM main.sqlite_schema
  WHERE type = 'table' AND name IN ('herd', 'herd_bak')) AS other
WHERE own.type = 'table' AND own.name IN ('herd', 'herd_bak') AND other.name <> own.name;
-- define herd as declared
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE herd (id INTEGER PRIMARY KEY, tag TEXT NOT NULL)'
WHERE type = 'table' AND name = 'herd';
-- herd_bak has the old rows now, which nobody reads any more
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE "herd_bak"(x)'
WHERE type = 'table' AND name = 'herd_bak';

-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- drop the old rows
DROP TABLE main."herd_bak";

COMMIT;
