-- Plan
-- prefs: rebuild
--   because column value has type JSON instead of TEXT
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
-- keep the old table as prefs_bak
ALTER TABLE main."prefs" RENAME TO "prefs_bak";
-- let later renames be followed
PRAGMA legacy_alter_table=OFF;
-- create prefs as declared
CREATE TABLE main.prefs (name TEXT PRIMARY KEY, value JSON);
-- copy the rows of prefs
INSERT OR ABORT INTO main."prefs"(rowid, "name", "value")
SELECT "prefs_bak".rowid, "prefs_bak"."name", "prefs_bak"."value"
FROM main."prefs_bak" NOT INDEXED;
-- every row of prefs was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."prefs_bak" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."prefs" NOT INDEXED) AS new)
WHERE old <> new;
-- drop the old table
DROP TABLE main."prefs_bak";

COMMIT;
