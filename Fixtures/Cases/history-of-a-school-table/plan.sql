-- Plan
-- schoolSpace: swap
--   because column age is no longer declared
--   because column title is now called headline
--   because column author is new; the rows that exist get 'school'
--   not cheaper, since ALTER TABLE would add the column, but column age is no longer declared
--   not cheaper, since ALTER TABLE would rename the column, but column age is no longer declared
--   not cheaper, since an edit of its definition would not do: column age is no longer declared
--   not cheaper, since ALTER TABLE would drop the column, but column title is now called headline
--   not cheaper, since an update of its rows would not do: column title is now called headline
-- hazard drop-column: column age of schoolSpace is not declared and holds values in 2 rows, which would be dropped with it (buss_id 4, 9)
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

-- make schoolSpace_bak in the form that schoolSpace will have
CREATE TABLE main."schoolSpace_bak" (
  "buss_id" INTEGER PRIMARY KEY,
  "headline" TEXT,
  "content" TEXT,
  "picture_urls" TEXT,
  "author" TEXT DEFAULT 'school'
);
-- copy the rows of schoolSpace
INSERT OR ABORT INTO main."schoolSpace_bak"("buss_id", "headline", "content", "picture_urls")
SELECT "schoolSpace"."buss_id", "schoolSpace"."title", "schoolSpace"."content", "schoolSpace"."picture_urls"
FROM main."schoolSpace" NOT INDEXED;
-- every row of schoolSpace was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."schoolSpace" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."schoolSpace_bak" NOT INDEXED) AS new)
WHERE old <> new;
-- let definitions be edited
PRAGMA writable_schema=ON;
-- exchange the places of schoolSpace and schoolSpace_bak in the file
UPDATE main.sqlite_schema AS own SET rootpage = other.rootpage
FROM (SELECT name, rootpage FROM main.sqlite_schema
  WHERE type = 'table' AND name IN ('schoolSpace', 'schoolSpace_bak')) AS other
WHERE own.type = 'table' AND own.name IN ('schoolSpace', 'schoolSpace_bak') AND other.name <> own.name;
-- define schoolSpace as declared
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE schoolSpace (
  buss_id INTEGER PRIMARY KEY AUTOINCREMENT,
  headline TEXT,
  content TEXT,
  picture_urls TEXT,
  author TEXT DEFAULT ''school''

)'
WHERE type = 'table' AND name = 'schoolSpace';
-- schoolSpace_bak has the old rows now, which nobody reads any more
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE "schoolSpace_bak"(x)'
WHERE type = 'table' AND name = 'schoolSpace_bak';

-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- drop the old rows
DROP TABLE main."schoolSpace_bak";

COMMIT;
