-- Plan
-- raw: rebuild
--   because column need is NOT NULL now
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
-- keep the old table as raw_bak
ALTER TABLE main."raw" RENAME TO "raw_bak";
-- let later renames be followed
PRAGMA legacy_alter_table=OFF;
-- create raw as declared
CREATE TABLE main.raw (id INTEGER PRIMARY KEY, t TEXT, b BLOB, n, need TEXT NOT NULL);
-- copy the rows of raw
INSERT OR ABORT INTO main."raw"("id", "t", "b", "n", "need")
SELECT "raw_bak"."id", "raw_bak"."t", "raw_bak"."b", "raw_bak"."n", "raw_bak"."need"
FROM main."raw_bak" NOT INDEXED;
-- every row of raw was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."raw_bak" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."raw" NOT INDEXED) AS new)
WHERE old <> new;
-- drop the old table
DROP TABLE main."raw_bak";

COMMIT;
