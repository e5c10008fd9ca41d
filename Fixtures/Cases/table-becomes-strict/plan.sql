-- Plan
-- sample: rebuild
--   because the table is now STRICT
--   not cheaper, since ALTER TABLE has no form for it

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
-- keep the old table as sample_bak
ALTER TABLE main."sample" RENAME TO "sample_bak";
-- let later renames be followed
PRAGMA legacy_alter_table=OFF;
-- create sample as declared
CREATE TABLE main.sample (id INTEGER PRIMARY KEY, site TEXT, depth REAL, core BLOB) STRICT;
-- copy the rows of sample
INSERT OR ABORT INTO main."sample"("id", "site", "depth", "core")
SELECT "sample_bak"."id", "sample_bak"."site", "sample_bak"."depth", "sample_bak"."core"
FROM main."sample_bak" NOT INDEXED;
-- every row of sample was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."sample_bak" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."sample" NOT INDEXED) AS new)
WHERE old <> new;
-- drop the old table
DROP TABLE main."sample_bak";

COMMIT;
