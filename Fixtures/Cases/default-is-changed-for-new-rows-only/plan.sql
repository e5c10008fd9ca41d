-- Plan
-- cup: rebuild
--   because column size has default 'medium' instead of 'small'
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
-- keep the old table as cup_bak
ALTER TABLE main."cup" RENAME TO "cup_bak";
-- let later renames be followed
PRAGMA legacy_alter_table=OFF;
-- create cup as declared
CREATE TABLE main.cup (id INTEGER PRIMARY KEY, glaze TEXT, size TEXT DEFAULT 'medium');
-- copy the rows of cup
INSERT OR ABORT INTO main."cup"("id", "glaze", "size")
SELECT "cup_bak"."id", "cup_bak"."glaze", "cup_bak"."size"
FROM main."cup_bak" NOT INDEXED;
-- every row of cup was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."cup_bak" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."cup" NOT INDEXED) AS new)
WHERE old <> new;
-- drop the old table
DROP TABLE main."cup_bak";

COMMIT;
