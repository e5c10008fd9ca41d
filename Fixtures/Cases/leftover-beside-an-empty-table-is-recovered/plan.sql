-- Plan
-- diary: recover
--   because diary is empty and diary_bak holds 2 rows
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

-- diary is empty
SELECT abs(-9223372036854775807 - (found > 0)) AS "rows would be lost"
FROM (SELECT count(*) AS found FROM (SELECT 1 FROM main."diary" AS x NOT INDEXED))
WHERE found > 0;
-- drop the empty diary
DROP TABLE main."diary";

-- give diary_bak the name of diary back
ALTER TABLE main."diary_bak" RENAME TO "diary";

COMMIT;
