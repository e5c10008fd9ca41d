-- Plan
-- tide: rebuild
--   because column range is new
--   not cheaper, since ALTER TABLE cannot add range: it is a stored generated column
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

-- leave references, views and triggers as written
PRAGMA legacy_alter_table=ON;
-- keep the old table as tide_bak
ALTER TABLE main."tide" RENAME TO "tide_bak";
-- let later renames be followed
PRAGMA legacy_alter_table=OFF;
-- create tide as declared
CREATE TABLE main.tide (day TEXT, low REAL, high REAL, range REAL AS (high - low) STORED);
-- copy the rows of tide
INSERT OR ABORT INTO main."tide"(rowid, "day", "low", "high")
SELECT "tide_bak".rowid, "tide_bak"."day", "tide_bak"."low", "tide_bak"."high"
FROM main."tide_bak" NOT INDEXED;
-- every row of tide was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."tide_bak" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."tide" NOT INDEXED) AS new)
WHERE old <> new;
-- drop the old table
DROP TABLE main."tide_bak";

-- add column cm at the end of gauge
ALTER TABLE main."gauge" ADD COLUMN cm REAL AS (mm / 10.0);

COMMIT;
