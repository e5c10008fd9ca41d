-- Plan
-- crate: rebuild
--   because column fruit is NOT NULL now
--   because column rowid is new
--   not cheaper, since ALTER TABLE cannot add rowid: it is a name of the rowid

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
-- keep the old table as crate_bak
ALTER TABLE main."crate" RENAME TO "crate_bak";
-- let later renames be followed
PRAGMA legacy_alter_table=OFF;
-- create crate as declared
CREATE TABLE main.crate (fruit TEXT NOT NULL, rowid TEXT);
-- copy the rows of crate
INSERT OR ABORT INTO main."crate"(_rowid_, "fruit")
SELECT "crate_bak".rowid, "crate_bak"."fruit"
FROM main."crate_bak" NOT INDEXED;
-- every row of crate was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."crate_bak" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."crate" NOT INDEXED) AS new)
WHERE old <> new;
-- drop the old table
DROP TABLE main."crate_bak";

COMMIT;
