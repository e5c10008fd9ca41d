-- Plan
-- locker: rebuild
--   because column note has type INTEGER instead of none
--   not cheaper, since the strategy is to rebuild what differs, or everything
-- number_search: replace
--   because the values of its content table change
-- depth_search: replace
--   because the values of its content table change
-- hazard change-values: column number of locker holds 1 value that its own type INTEGER would not have stored so, and that a rebuild would convert (id 1)
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
-- keep the old table as locker_bak
ALTER TABLE main."locker" RENAME TO "locker_bak";
-- let later renames be followed
PRAGMA legacy_alter_table=OFF;
-- create locker as declared
CREATE TABLE main.locker (id INTEGER PRIMARY KEY, number INTEGER, depth INTEGER, owner TEXT, note INTEGER);
-- copy the rows of locker
INSERT OR ABORT INTO main."locker"("id", "number", "depth", "owner", "note")
SELECT "locker_bak"."id", "locker_bak"."number", "locker_bak"."depth", "locker_bak"."owner", "locker_bak"."note"
FROM main."locker_bak" NOT INDEXED;
-- every row of locker was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."locker_bak" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."locker" NOT INDEXED) AS new)
WHERE old <> new;
-- drop the old table
DROP TABLE main."locker_bak";

-- index the rows of its content table
INSERT INTO main."number_search"("number_search") VALUES ('rebuild');
-- index the rows of its content table
INSERT INTO main."depth_search"("depth_search") VALUES ('rebuild');

COMMIT;
