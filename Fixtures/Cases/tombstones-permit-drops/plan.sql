-- Plan
-- shed: rebuild
--   because column roof is no longer declared
--   not cheaper, since ALTER TABLE has no form for it
-- attic: drop
--   because it is not declared
-- hazard drop-table: table attic is not declared and holds 1 row, which would be dropped with it (rowid 1)
--   allowed
-- hazard drop-column: column roof of shed is not declared and holds values in 2 rows, which would be dropped with it (id 1, 2)
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
-- keep the old table as shed_bak
ALTER TABLE main."shed" RENAME TO "shed_bak";
-- let later renames be followed
PRAGMA legacy_alter_table=OFF;
-- create shed as declared
CREATE TABLE main.shed (
  id INTEGER PRIMARY KEY,
  tools TEXT

);
-- copy the rows of shed
INSERT OR ABORT INTO main."shed"("id", "tools")
SELECT "shed_bak"."id", "shed_bak"."tools"
FROM main."shed_bak" NOT INDEXED;
-- every row of shed was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."shed_bak" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."shed" NOT INDEXED) AS new)
WHERE old <> new;
-- drop the old table
DROP TABLE main."shed_bak";

-- drop attic, which is not declared
DROP TABLE main."attic";

COMMIT;
