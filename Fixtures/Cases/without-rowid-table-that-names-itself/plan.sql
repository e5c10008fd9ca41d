-- Plan
-- gauge: rebuild
--   because column place is NOT NULL now
--   because the table is no longer WITHOUT ROWID
--   not cheaper, since ALTER TABLE has no form for it

-- dropping the old tables must not reach the rows of others
PRAGMA foreign_keys=OFF;
-- renames are followed by what names the table
PRAGMA legacy_alter_table=OFF;
-- every row is checked
PRAGMA ignore_check_constraints=OFF;
-- rows are read in their order
PRAGMA reverse_unordered_selects=OFF;
BEGIN IMMEDIATE;

-- the definition of gauge names the table itself, so it cannot be renamed; make a backup
CREATE TABLE main."gauge_bak"("place", "cm");
-- keep the rows of gauge in gauge_bak
INSERT INTO main."gauge_bak" SELECT "gauge"."place", "gauge"."cm" FROM main."gauge" NOT INDEXED;
-- every row of gauge is in gauge_bak
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."gauge" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."gauge_bak" NOT INDEXED) AS new)
WHERE old <> new;
-- drop the old table, whose rows are in gauge_bak
DROP TABLE main."gauge";

-- create gauge as declared
CREATE TABLE main.gauge (place TEXT NOT NULL PRIMARY KEY, cm INTEGER CHECK (gauge.cm > 0));
-- copy the rows of gauge
INSERT OR ABORT INTO main."gauge"("place", "cm")
SELECT "gauge_bak"."place", "gauge_bak"."cm"
FROM main."gauge_bak" NOT INDEXED;
-- every row of gauge was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."gauge_bak" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."gauge" NOT INDEXED) AS new)
WHERE old <> new;
-- drop the old table
DROP TABLE main."gauge_bak";

COMMIT;
