-- Plan
-- tide: swap
--   because column range is new
--   not cheaper, since ALTER TABLE cannot add range: it is a stored generated column
--   not cheaper, since an edit of its definition would not do: column range is new, and it is a stored generated column
--   not cheaper, since an update of its rows would not do: column range is new, and it is a stored generated column
-- gauge: add column
--   because column cm is new

-- dropping the old tables must not reach the rows of others
PRAGMA foreign_keys=OFF;
-- renames are followed by what names the table
PRAGMA legacy_alter_table=OFF;
-- every row is checked
PRAGMA ignore_check_constraints=OFF;
-- rows are read in their order
PRAGMA reverse_unordered_selects=OFF;
BEGIN IMMEDIATE;

-- make tide_bak in the form that tide will have
CREATE TABLE main."tide_bak" (
  "day" TEXT,
  "low" REAL,
  "high" REAL,
  "range" REAL GENERATED ALWAYS AS (high - low) STORED
);
-- copy the rows of tide
INSERT OR ABORT INTO main."tide_bak"(rowid, "day", "low", "high")
SELECT "tide".rowid, "tide"."day", "tide"."low", "tide"."high"
FROM main."tide" NOT INDEXED;
-- every row of tide was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."tide" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."tide_bak" NOT INDEXED) AS new)
WHERE old <> new;
-- let definitions be edited
PRAGMA writable_schema=ON;
-- exchange the places of tide and tide_bak in the file
UPDATE main.sqlite_schema AS own SET rootpage = other.rootpage
FROM (SELECT name, rootpage FROM main.sqlite_schema
  WHERE type = 'table' AND name IN ('tide', 'tide_bak')) AS other
WHERE own.type = 'table' AND own.name IN ('tide', 'tide_bak') AND other.name <> own.name;
-- define tide as declared
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE tide (day TEXT, low REAL, high REAL, range REAL AS (high - low) STORED)'
WHERE type = 'table' AND name = 'tide';
-- tide_bak has the old rows now, which nobody reads any more
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE "tide_bak"(x)'
WHERE type = 'table' AND name = 'tide_bak';

-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- drop the old rows
DROP TABLE main."tide_bak";

-- add column cm at the end of gauge
ALTER TABLE main."gauge" ADD COLUMN cm REAL AS (mm / 10.0);

COMMIT;
