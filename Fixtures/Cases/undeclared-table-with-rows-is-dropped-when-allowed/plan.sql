-- Plan
-- tree: rebuild
--   because column kind is NOT NULL now
--   not cheaper, since ALTER TABLE has no form for it
-- stump: drop
--   because it is not declared
-- hazard drop-table: table stump is not declared and holds 1 row, which would be dropped with it (rowid 1)
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
-- keep the old table as tree_bak
ALTER TABLE main."tree" RENAME TO "tree_bak";
-- let later renames be followed
PRAGMA legacy_alter_table=OFF;
-- create tree as declared
CREATE TABLE main.tree (id INTEGER PRIMARY KEY, kind TEXT NOT NULL);
-- copy the rows of tree
INSERT OR ABORT INTO main."tree"("id", "kind")
SELECT "tree_bak"."id", "tree_bak"."kind"
FROM main."tree_bak" NOT INDEXED;
-- every row of tree was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."tree_bak" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."tree" NOT INDEXED) AS new)
WHERE old <> new;
-- drop the old table
DROP TABLE main."tree_bak";

-- drop stump, which is not declared
DROP TABLE main."stump";

COMMIT;
