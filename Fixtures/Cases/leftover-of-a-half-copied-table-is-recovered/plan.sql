-- Plan
-- diary: recover
--   because diary holds 1 row, and diary_Old 2 that it lacks
-- then diary: add column, because column pinned is new; the rows that exist get 0
-- what the rows that were put back have to say is known only then; a run does both in one transaction, or nothing

-- dropping the old tables must not reach the rows of others
PRAGMA foreign_keys=OFF;
-- renames are followed by what names the table
PRAGMA legacy_alter_table=OFF;
-- every row is checked
PRAGMA ignore_check_constraints=OFF;
-- rows are read in their order
PRAGMA reverse_unordered_selects=OFF;
BEGIN IMMEDIATE;

-- diary_Old has every row of diary
SELECT abs(-9223372036854775807 - (found > 0)) AS "rows would be lost"
FROM (SELECT count(*) AS found FROM (SELECT 1 FROM main."diary" AS x NOT INDEXED
  WHERE NOT EXISTS (SELECT 1 FROM main."diary_Old" AS b WHERE x."id" IS b."id" AND x."id" COLLATE BINARY IS b."id" AND x."page" COLLATE BINARY IS b."page")
  OR x."pinned" IS NOT NULL AND x."pinned" COLLATE BINARY IS NOT (0)))
WHERE found > 0;
-- drop diary, which diary_Old replaces
DROP TABLE main."diary";

-- give diary_Old the name of diary back
ALTER TABLE main."diary_Old" RENAME TO "diary";

COMMIT;
