-- Plan
-- tide: rename
--   because table quay is now called tide
-- quay: rename
--   because table tide is now called quay

-- dropping the old tables must not reach the rows of others
PRAGMA foreign_keys=OFF;
-- renames are followed by what names the table
PRAGMA legacy_alter_table=OFF;
-- every row is checked
PRAGMA ignore_check_constraints=OFF;
-- rows are read in their order
PRAGMA reverse_unordered_selects=OFF;
BEGIN IMMEDIATE;

-- rename table quay to quay_bak
ALTER TABLE main."quay" RENAME TO "quay_bak";
-- keep under quay_bak what ANALYZE has found for quay
UPDATE main.sqlite_stat1 SET tbl = 'quay_bak',
  idx = CASE idx WHEN 'sqlite_autoindex_quay_1' THEN 'sqlite_autoindex_quay_bak_1' WHEN 'sqlite_autoindex_quay_2' THEN 'sqlite_autoindex_quay_bak_2' ELSE idx END
WHERE tbl = 'quay';

-- rename table tide to quay
ALTER TABLE main."tide" RENAME TO "quay";
-- keep under quay what ANALYZE has found for tide
UPDATE main.sqlite_stat1 SET tbl = 'quay',
  idx = CASE idx WHEN 'sqlite_autoindex_tide_1' THEN 'sqlite_autoindex_quay_1' WHEN 'tide' THEN 'quay' ELSE idx END
WHERE tbl = 'tide';

-- rename table quay_bak to tide
ALTER TABLE main."quay_bak" RENAME TO "tide";
-- keep under tide what ANALYZE has found for quay_bak
UPDATE main.sqlite_stat1 SET tbl = 'tide',
  idx = CASE idx WHEN 'sqlite_autoindex_quay_bak_1' THEN 'sqlite_autoindex_tide_1' WHEN 'sqlite_autoindex_quay_bak_2' THEN 'sqlite_autoindex_tide_2' ELSE idx END
WHERE tbl = 'quay_bak';

COMMIT;
