-- Plan
-- cabin: swap
--   because column number has type INTEGER instead of TEXT
--   not cheaper, since ALTER TABLE has no form for it
--   not cheaper, since an edit of its definition would not do: column number has type INTEGER instead of TEXT
-- hazard change-values: the type INTEGER of column number of cabin would change the value in 1 row (id 1)
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

-- make cabin_bak in the form that cabin will have
CREATE TABLE main."cabin_bak" (
  "id" INTEGER PRIMARY KEY,
  "number" INTEGER
);
-- copy the rows of cabin
INSERT OR ABORT INTO main."cabin_bak"("id", "number")
SELECT "cabin"."id", "cabin"."number"
FROM main."cabin" NOT INDEXED;
-- every row of cabin was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."cabin" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."cabin_bak" NOT INDEXED) AS new)
WHERE old <> new;
-- let definitions be edited
PRAGMA writable_schema=ON;
-- exchange the places of cabin and cabin_bak in the file
UPDATE main.sqlite_schema AS own SET rootpage = other.rootpage
FROM (SELECT name, rootpage FROM main.sqlite_schema
  WHERE type = 'table' AND name IN ('cabin', 'cabin_bak')) AS other
WHERE own.type = 'table' AND own.name IN ('cabin', 'cabin_bak') AND other.name <> own.name;
-- define cabin as declared
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE cabin (id INTEGER PRIMARY KEY, number INTEGER)'
WHERE type = 'table' AND name = 'cabin';
-- cabin_bak has the old rows now, which nobody reads any more
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE "cabin_bak"(x)'
WHERE type = 'table' AND name = 'cabin_bak';

-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- drop the old rows
DROP TABLE main."cabin_bak";

COMMIT;
