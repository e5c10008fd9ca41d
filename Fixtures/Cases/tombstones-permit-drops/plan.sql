-- Plan
-- shed: swap
--   because column roof is no longer declared
--   not cheaper, since ALTER TABLE has no form for it
--   not cheaper, since an edit of its definition would not do: column roof is no longer declared
-- attic: drop
--   because it is not declared
-- hazard drop-table: table attic is not declared and holds 1 row, which would be dropped with it (rowid 1)
--   allowed
-- hazard drop-column: column roof of shed is not declared and holds values in 2 rows, which would be dropped with it (id 1, 2)
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

-- make shed_bak in the form that shed will have
CREATE TABLE main."shed_bak" (
  "id" INTEGER PRIMARY KEY,
  "tools" TEXT
);
-- copy the rows of shed
INSERT OR ABORT INTO main."shed_bak"("id", "tools")
SELECT "shed"."id", "shed"."tools"
FROM main."shed" NOT INDEXED;
-- every row of shed was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."shed" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."shed_bak" NOT INDEXED) AS new)
WHERE old <> new;
-- let definitions be edited
PRAGMA writable_schema=ON;
-- exchange the places of shed and shed_bak in the file
UPDATE main.sqlite_schema AS own SET rootpage = other.rootpage
FROM (SELECT name, rootpage FROM main.sqlite_schema
  WHERE type = 'table' AND name IN ('shed', 'shed_bak')) AS other
WHERE own.type = 'table' AND own.name IN ('shed', 'shed_bak') AND other.name <> own.name;
-- define shed as declared
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE shed (
  id INTEGER PRIMARY KEY,
  tools TEXT

)'
WHERE type = 'table' AND name = 'shed';
-- shed_bak has the old rows now, which nobody reads any more
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE "shed_bak"(x)'
WHERE type = 'table' AND name = 'shed_bak';

-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- drop the old rows
DROP TABLE main."shed_bak";

-- drop attic, which is not declared
DROP TABLE main."attic";

COMMIT;
