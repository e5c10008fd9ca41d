-- Plan
-- setting: rebuild
--   because column changed has default 0 instead of none
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
-- keep the old table as setting_bak
ALTER TABLE main."setting" RENAME TO "setting_bak";
-- let later renames be followed
PRAGMA legacy_alter_table=OFF;
-- create setting as declared
CREATE TABLE main.setting (name TEXT PRIMARY KEY, value ANY, changed INT DEFAULT 0) STRICT;
-- copy the rows of setting
INSERT OR ABORT INTO main."setting"(rowid, "name", "value", "changed")
SELECT "setting_bak".rowid, "setting_bak"."name", "setting_bak"."value", "setting_bak"."changed"
FROM main."setting_bak" NOT INDEXED;
-- every row of setting was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."setting_bak" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."setting" NOT INDEXED) AS new)
WHERE old <> new;
-- drop the old table
DROP TABLE main."setting_bak";

COMMIT;
