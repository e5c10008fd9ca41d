-- Plan
-- person: rename
--   because table folk is now called person
-- person: swap
--   because column name is NOT NULL now
--   because column town is now called home
--   not cheaper, since ALTER TABLE would rename the column, but column name is NOT NULL now
--   not cheaper, since an edit of its definition would not do: column town is now called home
--   not cheaper, since an update of its rows would not do: column town is now called home

-- dropping the old tables must not reach the rows of others
PRAGMA foreign_keys=OFF;
-- renames are followed by what names the table
PRAGMA legacy_alter_table=OFF;
-- every row is checked
PRAGMA ignore_check_constraints=OFF;
-- rows are read in their order
PRAGMA reverse_unordered_selects=OFF;
BEGIN IMMEDIATE;

-- rename table folk to person
ALTER TABLE main."folk" RENAME TO "person";
-- make person_bak in the form that person will have
CREATE TABLE main."person_bak" (
  "id" INTEGER PRIMARY KEY,
  "name" TEXT NOT NULL,
  "home" TEXT
);
-- copy the rows of person
INSERT OR ABORT INTO main."person_bak"("id", "name", "home")
SELECT "person"."id", "person"."name", "person"."town"
FROM main."person" NOT INDEXED;
-- every row of person was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."person" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."person_bak" NOT INDEXED) AS new)
WHERE old <> new;
-- let definitions be edited
PRAGMA writable_schema=ON;
-- exchange the places of person and person_bak in the file
UPDATE main.sqlite_schema AS own SET rootpage = other.rootpage
FROM (SELECT name, rootpage FROM main.sqlite_schema
  WHERE type = 'table' AND name IN ('person', 'person_bak')) AS other
WHERE own.type = 'table' AND own.name IN ('person', 'person_bak') AND other.name <> own.name;
-- define person as declared
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE person (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL, home TEXT)'
WHERE type = 'table' AND name = 'person';
-- person_bak has the old rows now, which nobody reads any more
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE "person_bak"(x)'
WHERE type = 'table' AND name = 'person_bak';

-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- drop the old rows
DROP TABLE main."person_bak";

COMMIT;
