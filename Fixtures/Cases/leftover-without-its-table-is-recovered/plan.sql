-- Plan
-- parcel: recover
--   because parcel is missing and parcel_bak holds 2 rows
--   because table stamp refers to parcel_bak
--   because view heavy names parcel_bak
--   because trigger parcel_gone names parcel_bak
--   because trigger stamp_gone names parcel_bak
--   because parcel_bak has the index parcel_label
-- then parcel: add column, because column seen is new; the rows that exist get 0
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

-- give parcel_bak the name of parcel back
ALTER TABLE main."parcel_bak" RENAME TO "parcel";

COMMIT;
