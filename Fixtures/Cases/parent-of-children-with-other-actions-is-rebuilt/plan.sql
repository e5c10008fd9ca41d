-- Plan
-- pier: rebuild
--   because column depth is NOT NULL now, has default 0 instead of none
--   not cheaper, since the strategy is to rebuild what differs, or everything

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
-- keep the old table as pier_bak
ALTER TABLE main."pier" RENAME TO "pier_bak";
-- let later renames be followed
PRAGMA legacy_alter_table=OFF;
-- create pier as declared
CREATE TABLE main.pier (nr INTEGER PRIMARY KEY, depth REAL NOT NULL DEFAULT 0);
-- copy the rows of pier
INSERT OR ABORT INTO main."pier"("nr", "depth")
SELECT "pier_bak"."nr", coalesce("pier_bak"."depth", 0)
FROM main."pier_bak" NOT INDEXED;
-- every row of pier was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."pier_bak" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."pier" NOT INDEXED) AS new)
WHERE old <> new;
-- drop the old table
DROP TABLE main."pier_bak";

COMMIT;
