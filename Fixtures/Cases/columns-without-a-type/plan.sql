-- Plan
-- heap: rebuild
--   because column b is NOT NULL now, has default '-' instead of none
--   because column g is new
--   not cheaper, since ALTER TABLE would add the column, but column b is NOT NULL now, has default '-' instead of none
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

-- leave references, views and triggers as written
PRAGMA legacy_alter_table=ON;
-- keep the old table as heap_bak
ALTER TABLE main."heap" RENAME TO "heap_bak";
-- let later renames be followed
PRAGMA legacy_alter_table=OFF;
-- create heap as declared
CREATE TABLE main.heap (a, b Varchar(20) NOT NULL DEFAULT '-', c "long text", d DECIMAL(10, 2), e, f unsigned big int, g);
-- copy the rows of heap
INSERT OR ABORT INTO main."heap"(rowid, "a", "b", "c", "d", "e", "f")
SELECT "heap_bak".rowid, "heap_bak"."a", coalesce("heap_bak"."b", '-'), "heap_bak"."c", "heap_bak"."d", "heap_bak"."e", "heap_bak"."f"
FROM main."heap_bak" NOT INDEXED;
-- every row of heap was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."heap_bak" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."heap" NOT INDEXED) AS new)
WHERE old <> new;
-- drop the old table
DROP TABLE main."heap_bak";

COMMIT;
