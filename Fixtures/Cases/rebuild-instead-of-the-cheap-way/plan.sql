-- Plan
-- quay: rebuild
--   because column name is new; the rows that exist get 'quay'
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
-- keep the old table as quay_bak
ALTER TABLE main."quay" RENAME TO "quay_bak";
-- let later renames be followed
PRAGMA legacy_alter_table=OFF;
-- create quay as declared
CREATE TABLE main.quay (id INTEGER PRIMARY KEY, metres REAL, name TEXT DEFAULT 'quay');
-- copy the rows of quay
INSERT OR ABORT INTO main."quay"("id", "metres")
SELECT "quay_bak"."id", "quay_bak"."metres"
FROM main."quay_bak" NOT INDEXED;
-- every row of quay was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."quay_bak" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."quay" NOT INDEXED) AS new)
WHERE old <> new;
-- drop the old table
DROP TABLE main."quay_bak";

COMMIT;
