-- Plan
-- locker: rebuild
--   because column rowid is NOT NULL now
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
-- keep the old table as locker_bak
ALTER TABLE main."locker" RENAME TO "locker_bak";
-- let later renames be followed
PRAGMA legacy_alter_table=OFF;
-- create locker as declared
CREATE TABLE main.locker (rowid TEXT NOT NULL, oid TEXT, owner TEXT);
-- copy the rows of locker
INSERT OR ABORT INTO main."locker"(_rowid_, "rowid", "oid", "owner")
SELECT "locker_bak"._rowid_, "locker_bak"."rowid", "locker_bak"."oid", "locker_bak"."owner"
FROM main."locker_bak" NOT INDEXED;
-- every row of locker was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."locker_bak" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."locker" NOT INDEXED) AS new)
WHERE old <> new;
-- drop the old table
DROP TABLE main."locker_bak";

COMMIT;
