-- Plan
-- store: swap
--   because column n has type INTEGER instead of TEXT
--   not cheaper, since ALTER TABLE has no form for it
--   not cheaper, since an edit of its definition would not do: column n has type INTEGER instead of TEXT

-- dropping the old tables must not reach the rows of others
PRAGMA foreign_keys=OFF;
-- renames are followed by what names the table
PRAGMA legacy_alter_table=OFF;
-- every row is checked
PRAGMA ignore_check_constraints=OFF;
-- rows are read in their order
PRAGMA reverse_unordered_selects=OFF;
BEGIN IMMEDIATE;

-- make store_bak in the form that store will have
CREATE TABLE main."store_bak" (
  "id" INTEGER PRIMARY KEY,
  "n" INTEGER
);
-- copy the rows of store
INSERT OR ABORT INTO main."store_bak"("id", "n")
SELECT "store"."id", "store"."n"
FROM main."store" NOT INDEXED;
-- every row of store was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."store" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."store_bak" NOT INDEXED) AS new)
WHERE old <> new;
-- let definitions be edited
PRAGMA writable_schema=ON;
-- exchange the places of store and store_bak in the file
UPDATE main.sqlite_schema AS own SET rootpage = other.rootpage
FROM (SELECT name, rootpage FROM main.sqlite_schema
  WHERE type = 'table' AND name IN ('store', 'store_bak')) AS other
WHERE own.type = 'table' AND own.name IN ('store', 'store_bak') AND other.name <> own.name;
-- define store as declared
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE store (id INTEGER PRIMARY KEY, n INTEGER)'
WHERE type = 'table' AND name = 'store';
-- store_bak has the old rows now, which nobody reads any more
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE "store_bak"(x)'
WHERE type = 'table' AND name = 'store_bak';

-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- drop the old rows
DROP TABLE main."store_bak";

COMMIT;
