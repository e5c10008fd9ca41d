-- Plan
-- door: rebuild
--   because column colour is NOT NULL now
--   not cheaper, since ALTER TABLE has no form for it
-- hazard fill-null: column colour of door is now NOT NULL; 1 row with NULL will hold its default, state (id 2)

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
-- keep the old table as door_bak
ALTER TABLE main."door" RENAME TO "door_bak";
-- let later renames be followed
PRAGMA legacy_alter_table=OFF;
-- create door as declared
CREATE TABLE main.door (id INTEGER PRIMARY KEY, state TEXT DEFAULT "closed", colour TEXT NOT NULL DEFAULT state);
-- copy the rows of door
INSERT OR ABORT INTO main."door"("id", "state", "colour")
SELECT "door_bak"."id", "door_bak"."state", coalesce("door_bak"."colour", 'state')
FROM main."door_bak" NOT INDEXED;
-- every row of door was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."door_bak" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."door" NOT INDEXED) AS new)
WHERE old <> new;
-- drop the old table
DROP TABLE main."door_bak";

COMMIT;
