-- Plan
-- trail: update
--   because column grade is NOT NULL now, has default 'unknown' instead of none
--   not cheaper, since ALTER TABLE has no form for it
--   not cheaper, since the default of grade is to be written in 1 row
-- level_search: replace
--   because the values of its content table change
-- words_search: replace
--   because the values of its content table change
-- grade_search: replace
--   because the values of its content table change
-- hazard fill-null: column grade of trail is now NOT NULL; 1 row with NULL will hold its default, 'unknown' (id 1)
-- table grade_search is not declared; it is kept
-- table star_search is not declared; it is kept

-- dropping the old tables must not reach the rows of others
PRAGMA foreign_keys=OFF;
-- renames are followed by what names the table
PRAGMA legacy_alter_table=OFF;
-- every row is checked
PRAGMA ignore_check_constraints=OFF;
-- rows are read in their order
PRAGMA reverse_unordered_selects=OFF;
BEGIN IMMEDIATE;

-- make trail_bak, through which the rows of trail are written
CREATE TABLE main."trail_bak" (
  "id" INTEGER PRIMARY KEY,
  "name",
  "grade",
  "metres"
);

-- let definitions be edited
PRAGMA writable_schema=ON;
-- exchange the places of trail and trail_bak in the file
UPDATE main.sqlite_schema AS own SET rootpage = other.rootpage
FROM (SELECT name, rootpage FROM main.sqlite_schema
  WHERE type = 'table' AND name IN ('trail', 'trail_bak')) AS other
WHERE own.type = 'table' AND own.name IN ('trail', 'trail_bak') AND other.name <> own.name;
-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- write the rows of trail where they stand
UPDATE OR ABORT main."trail_bak" SET "grade" = coalesce("grade", 'unknown');
-- let definitions be edited
PRAGMA writable_schema=ON;
-- exchange the places of trail and trail_bak in the file
UPDATE main.sqlite_schema AS own SET rootpage = other.rootpage
FROM (SELECT name, rootpage FROM main.sqlite_schema
  WHERE type = 'table' AND name IN ('trail', 'trail_bak')) AS other
WHERE own.type = 'table' AND own.name IN ('trail', 'trail_bak') AND other.name <> own.name;
-- define trail as declared
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE trail (id INTEGER PRIMARY KEY, name TEXT, grade TEXT NOT NULL DEFAULT ''unknown'', metres INTEGER)'
WHERE type = 'table' AND name = 'trail';
-- trail_bak has the empty place again
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE "trail_bak"(x)'
WHERE type = 'table' AND name = 'trail_bak';

-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- drop the empty table
DROP TABLE main."trail_bak";

-- index the rows of its content table
INSERT INTO main."level_search"("level_search") VALUES ('rebuild');
-- index the rows of its content table
INSERT INTO main."words_search"("words_search") VALUES ('rebuild');
-- index the rows of its content table
INSERT INTO main."grade_search"("grade_search") VALUES ('rebuild');

COMMIT;
