-- Plan
-- knot: rebuild
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
-- keep the old table as knot_bak
ALTER TABLE main."knot" RENAME TO "knot_bak";
-- let later renames be followed
PRAGMA legacy_alter_table=OFF;
-- create knot as declared
CREATE TABLE main.knot (rowid TEXT NOT NULL, oid TEXT, _rowid_ TEXT);
-- copy the rows of knot
INSERT OR ABORT INTO main."knot"("rowid", "oid", "_rowid_")
SELECT "knot_bak"."rowid", "knot_bak"."oid", "knot_bak"."_rowid_"
FROM main."knot_bak" NOT INDEXED;
-- every row of knot was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."knot_bak" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."knot" NOT INDEXED) AS new)
WHERE old <> new;
-- drop the old table
DROP TABLE main."knot_bak";

COMMIT;
