-- Plan
-- hive: swap
--   because column smell is no longer declared; it holds no values
--   not cheaper, since an edit of its definition would not do: column smell is no longer declared
--   not cheaper, since ALTER TABLE reads largest again, while a view that it reads is gone
-- large: replace
--   because it is declared differently

-- dropping the old tables must not reach the rows of others
PRAGMA foreign_keys=OFF;
-- renames are followed by what names the table
PRAGMA legacy_alter_table=OFF;
-- every row is checked
PRAGMA ignore_check_constraints=OFF;
-- rows are read in their order
PRAGMA reverse_unordered_selects=OFF;
BEGIN IMMEDIATE;

-- drop view large: it is declared differently
DROP VIEW main."large";
-- make hive_bak in the form that hive will have
CREATE TABLE main."hive_bak" (
  "id" INTEGER PRIMARY KEY,
  "bees" INTEGER
);
-- copy the rows of hive
INSERT OR ABORT INTO main."hive_bak"("id", "bees")
SELECT "hive"."id", "hive"."bees"
FROM main."hive" NOT INDEXED;
-- every row of hive was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."hive" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."hive_bak" NOT INDEXED) AS new)
WHERE old <> new;
-- let definitions be edited
PRAGMA writable_schema=ON;
-- exchange the places of hive and hive_bak in the file
UPDATE main.sqlite_schema AS own SET rootpage = other.rootpage
FROM (SELECT name, rootpage FROM main.sqlite_schema
  WHERE type = 'table' AND name IN ('hive', 'hive_bak')) AS other
WHERE own.type = 'table' AND own.name IN ('hive', 'hive_bak') AND other.name <> own.name;
-- define hive as declared
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE hive (id INTEGER PRIMARY KEY, bees INTEGER)'
WHERE type = 'table' AND name = 'hive';
-- hive_bak has the old rows now, which nobody reads any more
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE "hive_bak"(x)'
WHERE type = 'table' AND name = 'hive_bak';

-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- drop the old rows
DROP TABLE main."hive_bak";

-- create view large
CREATE VIEW main.large AS SELECT id FROM hive WHERE bees > 400;
-- view large compiles
SELECT * FROM main."large" LIMIT 0;

COMMIT;
