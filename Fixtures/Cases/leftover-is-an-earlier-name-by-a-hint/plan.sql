-- Plan
-- diary: rename
--   because table diary_bak is now called diary
-- diary: add column
--   because column pinned is new; the rows that exist get 0

-- dropping the old tables must not reach the rows of others
PRAGMA foreign_keys=OFF;
-- renames are followed by what names the table
PRAGMA legacy_alter_table=OFF;
-- every row is checked
PRAGMA ignore_check_constraints=OFF;
-- rows are read in their order
PRAGMA reverse_unordered_selects=OFF;
BEGIN IMMEDIATE;

-- rename table diary_bak to diary
ALTER TABLE main."diary_bak" RENAME TO "diary";
-- add column pinned at the end of diary
ALTER TABLE main."diary" ADD COLUMN pinned INTEGER NOT NULL DEFAULT 0;

COMMIT;
