-- Plan
-- recipe: rebuild
--   because column title is NOT NULL now
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
-- keep the old table as recipe_bak
ALTER TABLE main."recipe" RENAME TO "recipe_bak";
-- let later renames be followed
PRAGMA legacy_alter_table=OFF;
-- create recipe as declared
CREATE TABLE main.recipe (title TEXT NOT NULL, method TEXT, minutes INTEGER);
-- copy the rows of recipe
INSERT OR ABORT INTO main."recipe"(rowid, "title", "method", "minutes")
SELECT "recipe_bak".rowid, "recipe_bak"."title", "recipe_bak"."method", "recipe_bak"."minutes"
FROM main."recipe_bak" NOT INDEXED;
-- every row of recipe was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."recipe_bak" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."recipe" NOT INDEXED) AS new)
WHERE old <> new;
-- drop the old table
DROP TABLE main."recipe_bak";

COMMIT;
