-- Plan
-- bottle: update
--   because column label is NOT NULL now, has default '' instead of none
--   not cheaper, since ALTER TABLE has no form for it
--   not cheaper, since the default of label is to be written in 1 row
-- hazard fill-null: column label of bottle is now NOT NULL; 1 row with NULL will hold its default, '' (id 2)

-- dropping the old tables must not reach the rows of others
PRAGMA foreign_keys=OFF;
-- renames are followed by what names the table
PRAGMA legacy_alter_table=OFF;
-- every row is checked
PRAGMA ignore_check_constraints=OFF;
-- rows are read in their order
PRAGMA reverse_unordered_selects=OFF;
BEGIN IMMEDIATE;

-- make bottle_bak, through which the rows of bottle are written
CREATE TABLE main."bottle_bak" (
  "id" INTEGER PRIMARY KEY,
  "label",
  "size",
  "shape"
);

-- let definitions be edited
PRAGMA writable_schema=ON;
-- exchange the places of bottle and bottle_bak in the file
UPDATE main.sqlite_schema AS own SET rootpage = other.rootpage
FROM (SELECT name, rootpage FROM main.sqlite_schema
  WHERE type = 'table' AND name IN ('bottle', 'bottle_bak')) AS other
WHERE own.type = 'table' AND own.name IN ('bottle', 'bottle_bak') AND other.name <> own.name;
-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- write the rows of bottle where they stand
UPDATE OR ABORT main."bottle_bak" SET "label" = coalesce("label", (CASE WHEN ((typeof(('')) = 'text' AND CAST(('') AS NUMERIC) = ('')) OR typeof(('')) = 'real') AND CAST(('') AS NUMERIC) = CAST(CAST(('') AS NUMERIC) AS INTEGER) AND CAST(('') AS NUMERIC) > -9223372036854775808 THEN CAST(CAST(('') AS NUMERIC) AS INTEGER) WHEN (typeof(('')) = 'text' AND CAST(('') AS NUMERIC) = ('')) THEN CAST(('') AS NUMERIC) ELSE ('') END));
-- let definitions be edited
PRAGMA writable_schema=ON;
-- exchange the places of bottle and bottle_bak in the file
UPDATE main.sqlite_schema AS own SET rootpage = other.rootpage
FROM (SELECT name, rootpage FROM main.sqlite_schema
  WHERE type = 'table' AND name IN ('bottle', 'bottle_bak')) AS other
WHERE own.type = 'table' AND own.name IN ('bottle', 'bottle_bak') AND other.name <> own.name;
-- define bottle as declared
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE bottle (id INTEGER PRIMARY KEY, label "it''s" NOT NULL DEFAULT '''', size [x]ml, shape ''A "B" C'')'
WHERE type = 'table' AND name = 'bottle';
-- bottle_bak has the empty place again
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE "bottle_bak"(x)'
WHERE type = 'table' AND name = 'bottle_bak';

-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- drop the empty table
DROP TABLE main."bottle_bak";

COMMIT;
