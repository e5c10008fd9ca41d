-- Plan
-- branch: rebuild
--   because column name is NOT NULL now
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
-- keep the old table as branch_bak
ALTER TABLE main."branch" RENAME TO "branch_bak";
-- let later renames be followed
PRAGMA legacy_alter_table=OFF;
-- create branch as declared
CREATE TABLE main.branch (id INTEGER PRIMARY KEY, name TEXT NOT NULL, parent INTEGER REFERENCES branch (id) ON DELETE CASCADE);
-- copy the rows of branch
INSERT OR ABORT INTO main."branch"("id", "name", "parent")
SELECT "branch_bak"."id", "branch_bak"."name", "branch_bak"."parent"
FROM main."branch_bak" NOT INDEXED;
-- every row of branch was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."branch_bak" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."branch" NOT INDEXED) AS new)
WHERE old <> new;
-- drop the old table
DROP TABLE main."branch_bak";

COMMIT;
