-- Plan
-- heap: swap
--   because column b is NOT NULL now, has default '-' instead of none
--   because column g is new
--   not cheaper, since ALTER TABLE would add the column, but column b is NOT NULL now, has default '-' instead of none
--   not cheaper, since the default of b is to be written in 1 row
--   not cheaper, since column g is new, for which no row has a place
-- hazard fill-null: column b of heap is now NOT NULL; 1 row with NULL will hold its default, '-' (rowid 2)

-- dropping the old tables must not reach the rows of others
PRAGMA foreign_keys=OFF;
-- renames are followed by what names the table
PRAGMA legacy_alter_table=OFF;
-- every row is checked
PRAGMA ignore_check_constraints=OFF;
-- rows are read in their order
PRAGMA reverse_unordered_selects=OFF;
BEGIN IMMEDIATE;

-- make heap_bak in the form that heap will have
CREATE TABLE main."heap_bak" (
  "a",
  "b" Varchar(20) NOT NULL DEFAULT '-',
  "c" "long text",
  "d" DECIMAL(10, 2),
  "e",
  "f" unsigned big int,
  "g"
);
-- copy the rows of heap
INSERT OR ABORT INTO main."heap_bak"(rowid, "a", "b", "c", "d", "e", "f")
SELECT "heap".rowid, "heap"."a", coalesce("heap"."b", '-'), "heap"."c", "heap"."d", "heap"."e", "heap"."f"
FROM main."heap" NOT INDEXED;
-- every row of heap was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."heap" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."heap_bak" NOT INDEXED) AS new)
WHERE old <> new;
-- let definitions be edited
PRAGMA writable_schema=ON;
-- exchange the places of heap and heap_bak in the file
UPDATE main.sqlite_schema AS own SET rootpage = other.rootpage
FROM (SELECT name, rootpage FROM main.sqlite_schema
  WHERE type = 'table' AND name IN ('heap', 'heap_bak')) AS other
WHERE own.type = 'table' AND own.name IN ('heap', 'heap_bak') AND other.name <> own.name;
-- define heap as declared
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE heap (a, b Varchar(20) NOT NULL DEFAULT ''-'', c "long text", d DECIMAL(10, 2), e, f unsigned big int, g)'
WHERE type = 'table' AND name = 'heap';
-- heap_bak has the old rows now, which nobody reads any more
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE "heap_bak"(x)'
WHERE type = 'table' AND name = 'heap_bak';

-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- drop the old rows
DROP TABLE main."heap_bak";

COMMIT;
