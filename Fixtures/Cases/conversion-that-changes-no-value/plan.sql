-- Plan
-- store: update
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

-- make store_bak, through which the rows of store are written
CREATE TABLE main."store_bak" (
  "id" INTEGER PRIMARY KEY,
  "n" INTEGER
);

-- let definitions be edited
PRAGMA writable_schema=ON;
-- exchange the places of store and store_bak in the file
UPDATE main.sqlite_schema AS own SET rootpage = other.rootpage
FROM (SELECT name, rootpage FROM main.sqlite_schema
  WHERE type = 'table' AND name IN ('store', 'store_bak')) AS other
WHERE own.type = 'table' AND own.name IN ('store', 'store_bak') AND other.name <> own.name;
-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- write the rows of store where they stand
UPDATE OR ABORT main."store_bak" SET "n" = "n"
WHERE typeof("n") IN ('text', 'real');
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
-- store_bak has the empty place again
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE "store_bak"(x)'
WHERE type = 'table' AND name = 'store_bak';

-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- drop the empty table
DROP TABLE main."store_bak";

COMMIT;
