-- Plan
-- tent: rebuild
--   because column remark is no longer declared; it holds no values
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
-- keep the old table as tent_bak
ALTER TABLE main."tent" RENAME TO "tent_bak";
-- let later renames be followed
PRAGMA legacy_alter_table=OFF;
-- create tent as declared
CREATE TABLE main.tent (id INTEGER PRIMARY KEY, poles INTEGER);
-- copy the rows of tent
INSERT OR ABORT INTO main."tent"("id", "poles")
SELECT "tent_bak"."id", "tent_bak"."poles"
FROM main."tent_bak" NOT INDEXED;
-- every row of tent was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."tent_bak" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."tent" NOT INDEXED) AS new)
WHERE old <> new;
-- drop the old table
DROP TABLE main."tent_bak";

COMMIT;
