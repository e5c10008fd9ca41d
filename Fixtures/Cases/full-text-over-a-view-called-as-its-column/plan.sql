-- Plan
-- t: update
--   because column body is NOT NULL now, has default 'fresh' instead of none
--   not cheaper, since ALTER TABLE has no form for it
--   not cheaper, since the default of body is to be written in 1 row
-- f: replace
--   because the values of its content table change
-- hazard fill-null: column body of t is now NOT NULL; 1 row with NULL will hold its default, 'fresh' (k 1)

-- dropping the old tables must not reach the rows of others
PRAGMA foreign_keys=OFF;
-- renames are followed by what names the table
PRAGMA legacy_alter_table=OFF;
-- every row is checked
PRAGMA ignore_check_constraints=OFF;
-- rows are read in their order
PRAGMA reverse_unordered_selects=OFF;
BEGIN IMMEDIATE;

-- make t_bak, through which the rows of t are written
CREATE TABLE main."t_bak" (
  "k" INTEGER PRIMARY KEY,
  "body"
);

-- let definitions be edited
PRAGMA writable_schema=ON;
-- exchange the places of t and t_bak in the file
UPDATE main.sqlite_schema AS own SET rootpage = other.rootpage
FROM (SELECT name, rootpage FROM main.sqlite_schema
  WHERE type = 'table' AND name IN ('t', 't_bak')) AS other
WHERE own.type = 'table' AND own.name IN ('t', 't_bak') AND other.name <> own.name;
-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- write the rows of t where they stand
UPDATE OR ABORT main."t_bak" SET "body" = coalesce("body", 'fresh');
-- let definitions be edited
PRAGMA writable_schema=ON;
-- exchange the places of t and t_bak in the file
UPDATE main.sqlite_schema AS own SET rootpage = other.rootpage
FROM (SELECT name, rootpage FROM main.sqlite_schema
  WHERE type = 'table' AND name IN ('t', 't_bak')) AS other
WHERE own.type = 'table' AND own.name IN ('t', 't_bak') AND other.name <> own.name;
-- define t as declared
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE t (k INTEGER PRIMARY KEY, body TEXT NOT NULL DEFAULT ''fresh'')'
WHERE type = 'table' AND name = 't';
-- t_bak has the empty place again
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE "t_bak"(x)'
WHERE type = 'table' AND name = 't_bak';

-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- drop the empty table
DROP TABLE main."t_bak";

-- index the rows of its content table
INSERT INTO main."f"("f") VALUES ('rebuild');

COMMIT;
