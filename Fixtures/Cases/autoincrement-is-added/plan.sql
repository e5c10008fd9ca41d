-- Plan
-- boat: rebuild
--   because the primary key is (id) AUTOINCREMENT, and was (id)
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
-- keep the old table as boat_bak
ALTER TABLE main."boat" RENAME TO "boat_bak";
-- let later renames be followed
PRAGMA legacy_alter_table=OFF;
-- create boat as declared
CREATE TABLE main.boat (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT);
-- copy the rows of boat
INSERT OR ABORT INTO main."boat"("id", "name")
SELECT "boat_bak"."id", "boat_bak"."name"
FROM main."boat_bak" NOT INDEXED;
-- every row of boat was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."boat_bak" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."boat" NOT INDEXED) AS new)
WHERE old <> new;
-- drop the old table
DROP TABLE main."boat_bak";

COMMIT;
