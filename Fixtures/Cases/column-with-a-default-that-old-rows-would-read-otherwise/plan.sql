-- Plan
-- mark: swap
--   because column factor is new; the rows that exist get 2.0
--   because column text is new; the rows that exist get 1e3
--   not cheaper, since ALTER TABLE cannot add factor: the rows that exist would hold another value than the default is for new ones
--   not cheaper, since an edit of its definition would not do: column factor is new, and the rows that exist would hold another value than the default is for new ones
--   not cheaper, since an update of its rows would not do: column factor is new, and the rows that exist would hold another value than the default is for new ones

-- dropping the old tables must not reach the rows of others
PRAGMA foreign_keys=OFF;
-- renames are followed by what names the table
PRAGMA legacy_alter_table=OFF;
-- every row is checked
PRAGMA ignore_check_constraints=OFF;
-- rows are read in their order
PRAGMA reverse_unordered_selects=OFF;
BEGIN IMMEDIATE;

-- make mark_bak in the form that mark will have
CREATE TABLE main."mark_bak" (
  "id" INTEGER PRIMARY KEY,
  "factor" DEFAULT 2.0,
  "text" TEXT DEFAULT 1000.0
);
-- copy the rows of mark
INSERT OR ABORT INTO main."mark_bak"("id")
SELECT "mark"."id"
FROM main."mark" NOT INDEXED;
-- every row of mark was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."mark" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."mark_bak" NOT INDEXED) AS new)
WHERE old <> new;
-- let definitions be edited
PRAGMA writable_schema=ON;
-- exchange the places of mark and mark_bak in the file
UPDATE main.sqlite_schema AS own SET rootpage = other.rootpage
FROM (SELECT name, rootpage FROM main.sqlite_schema
  WHERE type = 'table' AND name IN ('mark', 'mark_bak')) AS other
WHERE own.type = 'table' AND own.name IN ('mark', 'mark_bak') AND other.name <> own.name;
-- define mark as declared
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE mark (id INTEGER PRIMARY KEY, factor DEFAULT 2.0, text TEXT DEFAULT 1e3)'
WHERE type = 'table' AND name = 'mark';
-- mark_bak has the old rows now, which nobody reads any more
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE "mark_bak"(x)'
WHERE type = 'table' AND name = 'mark_bak';

-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- drop the old rows
DROP TABLE main."mark_bak";

COMMIT;
