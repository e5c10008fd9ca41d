-- Plan
-- farm: rebuild
--   because column soil has default 'loam' instead of 'clay'
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
-- keep the old table as farm_bak
ALTER TABLE main."farm" RENAME TO "farm_bak";
-- let later renames be followed
PRAGMA legacy_alter_table=OFF;
-- create farm as declared
CREATE TABLE main.farm (id INTEGER PRIMARY KEY, name TEXT, soil TEXT DEFAULT 'loam');
-- copy the rows of farm
INSERT OR ABORT INTO main."farm"("id", "name", "soil")
SELECT "farm_bak"."id", "farm_bak"."name", "farm_bak"."soil"
FROM main."farm_bak" NOT INDEXED;
-- every row of farm was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."farm_bak" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."farm" NOT INDEXED) AS new)
WHERE old <> new;
-- drop the old table
DROP TABLE main."farm_bak";

COMMIT;
