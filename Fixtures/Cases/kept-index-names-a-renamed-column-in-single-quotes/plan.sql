-- Plan
-- crew: swap
--   because column name is NOT NULL now
--   because column pay is now called wage
--   not cheaper, since ALTER TABLE would rename the column, but column name is NOT NULL now
--   not cheaper, since an edit of its definition would not do: column pay is now called wage
--   not cheaper, since an update of its rows would not do: column pay is now called wage
-- index crew_pay on crew is not declared; it is kept

-- dropping the old tables must not reach the rows of others
PRAGMA foreign_keys=OFF;
-- renames are followed by what names the table
PRAGMA legacy_alter_table=OFF;
-- every row is checked
PRAGMA ignore_check_constraints=OFF;
-- rows are read in their order
PRAGMA reverse_unordered_selects=OFF;
BEGIN IMMEDIATE;

-- make crew_bak in the form that crew will have
CREATE TABLE main."crew_bak" (
  "id" INTEGER PRIMARY KEY,
  "name" TEXT NOT NULL,
  "wage" INTEGER
);
-- copy the rows of crew
INSERT OR ABORT INTO main."crew_bak"("id", "name", "wage")
SELECT "crew"."id", "crew"."name", "crew"."pay"
FROM main."crew" NOT INDEXED;
-- every row of crew was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."crew" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."crew_bak" NOT INDEXED) AS new)
WHERE old <> new;
-- let definitions be edited
PRAGMA writable_schema=ON;
-- exchange the places of crew and crew_bak in the file
UPDATE main.sqlite_schema AS own SET rootpage = other.rootpage
FROM (SELECT name, rootpage FROM main.sqlite_schema
  WHERE type = 'table' AND name IN ('crew', 'crew_bak')) AS other
WHERE own.type = 'table' AND own.name IN ('crew', 'crew_bak') AND other.name <> own.name;
-- define crew as declared
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE crew (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  wage INTEGER
)'
WHERE type = 'table' AND name = 'crew';
-- crew_bak has the old rows now, which nobody reads any more
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE "crew_bak"(x)'
WHERE type = 'table' AND name = 'crew_bak';
-- index crew_pay goes with the old rows
UPDATE main.sqlite_schema SET rowid = (SELECT max(rowid) + 1 FROM main.sqlite_schema),
  name = 'crew_bak_1', tbl_name = 'crew_bak',
  sql = 'CREATE INDEX "crew_bak_1" ON "crew_bak"(x)'
WHERE type = 'index' AND name = 'crew_pay';
-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- drop the old rows
DROP TABLE main."crew_bak";

-- create index crew_pay
CREATE INDEX main.crew_pay ON crew (name) WHERE 'crew'."wage" > 0 AND name <> 'pay';

COMMIT;
