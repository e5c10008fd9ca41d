-- Plan
-- herd: rebuild
--   because the table is no longer STRICT
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
-- keep the old table as herd_bak
ALTER TABLE main."herd" RENAME TO "herd_bak";
-- let later renames be followed
PRAGMA legacy_alter_table=OFF;
-- create herd as declared
CREATE TABLE main.herd (id INTEGER PRIMARY KEY, tag TEXT NOT NULL);
-- copy the rows of herd
INSERT OR ABORT INTO main."herd"("id", "tag")
SELECT "herd_bak"."id", "herd_bak"."tag"
FROM main."herd_bak" NOT INDEXED;
-- every row of herd was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."herd_bak" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."herd" NOT INDEXED) AS new)
WHERE old <> new;
-- drop the old table
DROP TABLE main."herd_bak";

COMMIT;
