-- Plan
-- cabin: rebuild
--   because column number has type INTEGER instead of TEXT
--   not cheaper, since ALTER TABLE has no form for it
-- hazard change-values: the type INTEGER of column number of cabin would change the value in 1 row (id 1)
--   allowed

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
-- keep the old table as cabin_bak
ALTER TABLE main."cabin" RENAME TO "cabin_bak";
-- let later renames be followed
PRAGMA legacy_alter_table=OFF;
-- create cabin as declared
CREATE TABLE main.cabin (id INTEGER PRIMARY KEY, number INTEGER);
-- copy the rows of cabin
INSERT OR ABORT INTO main."cabin"("id", "number")
SELECT "cabin_bak"."id", "cabin_bak"."number"
FROM main."cabin_bak" NOT INDEXED;
-- every row of cabin was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."cabin_bak" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."cabin" NOT INDEXED) AS new)
WHERE old <> new;
-- drop the old table
DROP TABLE main."cabin_bak";

COMMIT;
