-- Plan
-- boat: swap
--   because column name is now called title
--   not cheaper, since ALTER TABLE stops while kinds does not compile
--   not cheaper, since an edit of its definition would not do: column name is now called title
--   not cheaper, since an update of its rows would not do: column name is now called title
-- view kinds is not declared; it is kept

-- dropping the old tables must not reach the rows of others
PRAGMA foreign_keys=OFF;
-- renames are followed by what names the table
PRAGMA legacy_alter_table=OFF;
-- every row is checked
PRAGMA ignore_check_constraints=OFF;
-- rows are read in their order
PRAGMA reverse_unordered_selects=OFF;
BEGIN IMMEDIATE;

-- make boat_bak in the form that boat will have
CREATE TABLE main."boat_bak" (
  "id" INTEGER PRIMARY KEY,
  "title" TEXT
);
-- copy the rows of boat
INSERT OR ABORT INTO main."boat_bak"("id", "title")
SELECT "boat"."id", "boat"."name"
FROM main."boat" NOT INDEXED;
-- every row of boat was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."boat" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."boat_bak" NOT INDEXED) AS new)
WHERE old <> new;
-- let definitions be edited
PRAGMA writable_schema=ON;
-- exchange the places of boat and boat_bak in the file
UPDATE main.sqlite_schema AS own SET rootpage = other.rootpage
FROM (SELECT name, rootpage FROM main.sqlite_schema
  WHERE type = 'table' AND name IN ('boat', 'boat_bak')) AS other
WHERE own.type = 'table' AND own.name IN ('boat', 'boat_bak') AND other.name <> own.name;
-- define boat as declared
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE boat (id INTEGER PRIMARY KEY, title TEXT)'
WHERE type = 'table' AND name = 'boat';
-- boat_bak has the old rows now, which nobody reads any more
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE "boat_bak"(x)'
WHERE type = 'table' AND name = 'boat_bak';

-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- drop the old rows
DROP TABLE main."boat_bak";

COMMIT;
