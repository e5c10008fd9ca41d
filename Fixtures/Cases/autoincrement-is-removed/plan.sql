-- Plan
-- buoy: rebuild
--   because the primary key is (id), and was (id) AUTOINCREMENT
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
-- keep the old table as buoy_bak
ALTER TABLE main."buoy" RENAME TO "buoy_bak";
-- let later renames be followed
PRAGMA legacy_alter_table=OFF;
-- create buoy as declared
CREATE TABLE main.buoy (id INTEGER PRIMARY KEY, colour TEXT);
-- copy the rows of buoy
INSERT OR ABORT INTO main."buoy"("id", "colour")
SELECT "buoy_bak"."id", "buoy_bak"."colour"
FROM main."buoy_bak" NOT INDEXED;
-- every row of buoy was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."buoy_bak" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."buoy" NOT INDEXED) AS new)
WHERE old <> new;
-- drop the old table
DROP TABLE main."buoy_bak";

COMMIT;
