-- Plan
-- sail: swap
--   because column area is generated now
--   because column weight is new
--   not cheaper, since ALTER TABLE would add the column, but column area is generated now
--   not cheaper, since an edit of its definition would not do: column area is generated now
--   not cheaper, since an update of its rows would not do: column area is generated now
-- hazard drop-column: column area of sail is generated now, and 2 rows would lose the value that is stored there (id 1, 3)
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

-- make sail_bak in the form that sail will have
CREATE TABLE main."sail_bak" (
  "id" INTEGER PRIMARY KEY,
  "width" INT,
  "area" INT GENERATED ALWAYS AS (width * 2) STORED,
  "weight" INT
);
-- copy the rows of sail
INSERT OR ABORT INTO main."sail_bak"("id", "width")
SELECT "sail"."id", "sail"."width"
FROM main."sail" NOT INDEXED;
-- every row of sail was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."sail" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."sail_bak" NOT INDEXED) AS new)
WHERE old <> new;
-- let definitions be edited
PRAGMA writable_schema=ON;
-- exchange the places of sail and sail_bak in the file
UPDATE main.sqlite_schema AS own SET rootpage = other.rootpage
FROM (SELECT name, rootpage FROM main.sqlite_schema
  WHERE type = 'table' AND name IN ('sail', 'sail_bak')) AS other
WHERE own.type = 'table' AND own.name IN ('sail', 'sail_bak') AND other.name <> own.name;
-- define sail as declared
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE sail (
  id INTEGER PRIMARY KEY,
  width INT,
  area INT AS (width * 2) STORED,
  weight INT
)'
WHERE type = 'table' AND name = 'sail';
-- sail_bak has the old rows now, which nobody reads any more
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE "sail_bak"(x)'
WHERE type = 'table' AND name = 'sail_bak';

-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- drop the old rows
DROP TABLE main."sail_bak";

COMMIT;
