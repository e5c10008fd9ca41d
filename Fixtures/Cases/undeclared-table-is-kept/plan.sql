-- Plan
-- ours: rebuild
--   because column v is NOT NULL now
--   not cheaper, since ALTER TABLE has no form for it
-- table theirs is not declared; it is kept

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
-- keep the old table as ours_bak
ALTER TABLE main."ours" RENAME TO "ours_bak";
-- let later renames be followed
PRAGMA legacy_alter_table=OFF;
-- create ours as declared
CREATE TABLE main.ours (id INTEGER PRIMARY KEY, v TEXT NOT NULL);
-- copy the rows of ours
INSERT OR ABORT INTO main."ours"("id", "v")
SELECT "ours_bak"."id", "ours_bak"."v"
FROM main."ours_bak" NOT INDEXED;
-- every row of ours was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."ours_bak" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."ours" NOT INDEXED) AS new)
WHERE old <> new;
-- drop the old table
DROP TABLE main."ours_bak";

COMMIT;
