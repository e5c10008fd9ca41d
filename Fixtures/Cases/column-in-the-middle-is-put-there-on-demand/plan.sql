-- Plan
-- shelf: rebuild
--   because column a is new
--   not cheaper, since ALTER TABLE would add a at the end, and it is declared before others

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
-- keep the old table as shelf_bak
ALTER TABLE main."shelf" RENAME TO "shelf_bak";
-- let later renames be followed
PRAGMA legacy_alter_table=OFF;
-- create shelf as declared
CREATE TABLE main.shelf (id INTEGER PRIMARY KEY, a TEXT, b TEXT);
-- copy the rows of shelf
INSERT OR ABORT INTO main."shelf"("id", "b")
SELECT "shelf_bak"."id", "shelf_bak"."b"
FROM main."shelf_bak" NOT INDEXED;
-- every row of shelf was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."shelf_bak" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."shelf" NOT INDEXED) AS new)
WHERE old <> new;
-- drop the old table
DROP TABLE main."shelf_bak";

COMMIT;
