-- Plan
-- parcel: rebuild
--   because column label is generated differently
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
-- keep the old table as parcel_bak
ALTER TABLE main."parcel" RENAME TO "parcel_bak";
-- let later renames be followed
PRAGMA legacy_alter_table=OFF;
-- create parcel as declared
CREATE TABLE main.parcel (grams INTEGER, label TEXT AS (grams || ' grams') STORED);
-- copy the rows of parcel
INSERT OR ABORT INTO main."parcel"(rowid, "grams")
SELECT "parcel_bak".rowid, "parcel_bak"."grams"
FROM main."parcel_bak" NOT INDEXED;
-- every row of parcel was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."parcel_bak" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."parcel" NOT INDEXED) AS new)
WHERE old <> new;
-- drop the old table
DROP TABLE main."parcel_bak";

COMMIT;
