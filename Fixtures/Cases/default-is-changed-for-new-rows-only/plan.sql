-- Plan
-- cup: swap
--   because column size has default 'medium' instead of 'small'
--   not cheaper, since ALTER TABLE has no form for it
--   not cheaper, since 2 rows may hold the default of size only as the definition says it, and would change with it

-- dropping the old tables must not reach the rows of others
PRAGMA foreign_keys=OFF;
-- renames are followed by what names the table
PRAGMA legacy_alter_table=OFF;
-- every row is checked
PRAGMA ignore_check_constraints=OFF;
-- rows are read in their order
PRAGMA reverse_unordered_selects=OFF;
BEGIN IMMEDIATE;

-- make cup_bak in the form that cup will have
CREATE TABLE main."cup_bak" (
  "id" INTEGER PRIMARY KEY,
  "glaze" TEXT,
  "size" TEXT DEFAULT 'medium'
);
-- copy the rows of cup
INSERT OR ABORT INTO main."cup_bak"("id", "glaze", "size")
SELECT "cup"."id", "cup"."glaze", "cup"."size"
FROM main."cup" NOT INDEXED;
-- every row of cup was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."cup" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."cup_bak" NOT INDEXED) AS new)
WHERE old <> new;
-- let definitions be edited
PRAGMA writable_schema=ON;
-- exchange the places of cup and cup_bak in the file
UPDATE main.sqlite_schema AS own SET rootpage = other.rootpage
FROM (SELECT name, rootpage FROM main.sqlite_schema
  WHERE type = 'table' AND name IN ('cup', 'cup_bak')) AS other
WHERE own.type = 'table' AND own.name IN ('cup', 'cup_bak') AND other.name <> own.name;
-- define cup as declared
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE cup (id INTEGER PRIMARY KEY, glaze TEXT, size TEXT DEFAULT ''medium'')'
WHERE type = 'table' AND name = 'cup';
-- cup_bak has the old rows now, which nobody reads any more
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE "cup_bak"(x)'
WHERE type = 'table' AND name = 'cup_bak';

-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- drop the old rows
DROP TABLE main."cup_bak";

COMMIT;
