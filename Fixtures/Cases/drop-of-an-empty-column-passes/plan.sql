-- Plan
-- tent: swap
--   because column remark is no longer declared; it holds no values
--   not cheaper, since ALTER TABLE has no form for it
--   not cheaper, since an edit of its definition would not do: column remark is no longer declared

-- dropping the old tables must not reach the rows of others
PRAGMA foreign_keys=OFF;
-- renames are followed by what names the table
PRAGMA legacy_alter_table=OFF;
-- every row is checked
PRAGMA ignore_check_constraints=OFF;
-- rows are read in their order
PRAGMA reverse_unordered_selects=OFF;
BEGIN IMMEDIATE;

-- make tent_bak in the form that tent will have
CREATE TABLE main."tent_bak" (
  "id" INTEGER PRIMARY KEY,
  "poles" INTEGER
);
-- copy the rows of tent
INSERT OR ABORT INTO main."tent_bak"("id", "poles")
SELECT "tent"."id", "tent"."poles"
FROM main."tent" NOT INDEXED;
-- every row of tent was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."tent" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."tent_bak" NOT INDEXED) AS new)
WHERE old <> new;
-- let definitions be edited
PRAGMA writable_schema=ON;
-- exchange the places of tent and tent_bak in the file
UPDATE main.sqlite_schema AS own SET rootpage = other.rootpage
FROM (SELECT name, rootpage FROM main.sqlite_schema
  WHERE type = 'table' AND name IN ('tent', 'tent_bak')) AS other
WHERE own.type = 'table' AND own.name IN ('tent', 'tent_bak') AND other.name <> own.name;
-- define tent as declared
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE tent (id INTEGER PRIMARY KEY, poles INTEGER)'
WHERE type = 'table' AND name = 'tent';
-- tent_bak has the old rows now, which nobody reads any more
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE "tent_bak"(x)'
WHERE type = 'table' AND name = 'tent_bak';

-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- drop the old rows
DROP TABLE main."tent_bak";

COMMIT;
