-- Plan
-- bottle: swap
--   because column shelf is new; the rows that exist get upper('low') || '-1'
--   not cheaper, since ALTER TABLE cannot add shelf: it is NOT NULL and has no constant default
--   not cheaper, since an edit of its definition would not do: column shelf is new, and it is NOT NULL and has no constant default
--   not cheaper, since an update of its rows would not do: column shelf is new, and it is NOT NULL and has no constant default

-- dropping the old tables must not reach the rows of others
PRAGMA foreign_keys=OFF;
-- renames are followed by what names the table
PRAGMA legacy_alter_table=OFF;
-- every row is checked
PRAGMA ignore_check_constraints=OFF;
-- rows are read in their order
PRAGMA reverse_unordered_selects=OFF;
BEGIN IMMEDIATE;

-- make bottle_bak in the form that bottle will have
CREATE TABLE main."bottle_bak" (
  "id" INTEGER PRIMARY KEY,
  "wine" TEXT,
  "shelf" TEXT NOT NULL DEFAULT (upper('low') || '-1')
);
-- copy the rows of bottle
INSERT OR ABORT INTO main."bottle_bak"("id", "wine")
SELECT "bottle"."id", "bottle"."wine"
FROM main."bottle" NOT INDEXED;
-- every row of bottle was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."bottle" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."bottle_bak" NOT INDEXED) AS new)
WHERE old <> new;
-- let definitions be edited
PRAGMA writable_schema=ON;
-- exchange the places of bottle and bottle_bak in the file
UPDATE main.sqlite_schema AS own SET rootpage = other.rootpage
FROM (SELECT name, rootpage FROM main.sqlite_schema
  WHERE type = 'table' AND name IN ('bottle', 'bottle_bak')) AS other
WHERE own.type = 'table' AND own.name IN ('bottle', 'bottle_bak') AND other.name <> own.name;
-- define bottle as declared
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE bottle (id INTEGER PRIMARY KEY, wine TEXT, shelf TEXT NOT NULL DEFAULT (upper(''low'') || ''-1''))'
WHERE type = 'table' AND name = 'bottle';
-- bottle_bak has the old rows now, which nobody reads any more
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE "bottle_bak"(x)'
WHERE type = 'table' AND name = 'bottle_bak';

-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- drop the old rows
DROP TABLE main."bottle_bak";

COMMIT;
