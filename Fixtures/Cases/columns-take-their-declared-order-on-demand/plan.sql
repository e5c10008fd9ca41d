-- Plan
-- shelf: swap
--   because column gone is no longer declared; it holds no values
--   because column old is now called new
--   because its columns stand in another order
--   not cheaper, since ALTER TABLE would rename the column, but column gone is no longer declared
--   not cheaper, since an edit of its definition would not do: column gone is no longer declared
--   not cheaper, since ALTER TABLE would drop the column, but column old is now called new
--   not cheaper, since an update of its rows would not do: column old is now called new

-- dropping the old tables must not reach the rows of others
PRAGMA foreign_keys=OFF;
-- renames are followed by what names the table
PRAGMA legacy_alter_table=OFF;
-- every row is checked
PRAGMA ignore_check_constraints=OFF;
-- rows are read in their order
PRAGMA reverse_unordered_selects=OFF;
BEGIN IMMEDIATE;

-- make shelf_bak in the form that shelf will have
CREATE TABLE main."shelf_bak" (
  "id" INTEGER PRIMARY KEY,
  "new" TEXT,
  "b" TEXT
);
-- copy the rows of shelf
INSERT OR ABORT INTO main."shelf_bak"("id", "new", "b")
SELECT "shelf"."id", "shelf"."old", "shelf"."b"
FROM main."shelf" NOT INDEXED;
-- every row of shelf was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."shelf" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."shelf_bak" NOT INDEXED) AS new)
WHERE old <> new;
-- let definitions be edited
PRAGMA writable_schema=ON;
-- exchange the places of shelf and shelf_bak in the file
UPDATE main.sqlite_schema AS own SET rootpage = other.rootpage
FROM (SELECT name, rootpage FROM main.sqlite_schema
  WHERE type = 'table' AND name IN ('shelf', 'shelf_bak')) AS other
WHERE own.type = 'table' AND own.name IN ('shelf', 'shelf_bak') AND other.name <> own.name;
-- define shelf as declared
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE shelf (
  id INTEGER PRIMARY KEY,
  new TEXT,
  b TEXT
)'
WHERE type = 'table' AND name = 'shelf';
-- shelf_bak has the old rows now, which nobody reads any more
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE "shelf_bak"(x)'
WHERE type = 'table' AND name = 'shelf_bak';

-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- drop the old rows
DROP TABLE main."shelf_bak";

COMMIT;
