-- Plan
-- hive: rebuild
--   because column bees is NOT NULL now
--   not cheaper, since the strategy is to rebuild what differs, or everything

-- dropping the old tables must not reach the rows of others
PRAGMA foreign_keys=OFF;
-- renames are followed by what names the table
PRAGMA legacy_alter_table=OFF;
-- every row is checked
PRAGMA ignore_check_constraints=OFF;
-- rows are read in their order
PRAGMA reverse_unordered_selects=OFF;
BEGIN IMMEDIATE;

-- keep what ANALYZE has found for index hive_full
UPDATE main.sqlite_stat1 SET idx = 'hive_full (kept)' WHERE tbl = 'hive' AND idx = 'hive_full';

-- drop index hive_full: it names its own table, which stops the rename
DROP INDEX main."hive_full";
-- put back what ANALYZE has found for index hive_full
UPDATE main.sqlite_stat1 SET idx = 'hive_full' WHERE tbl = 'hive' AND idx = 'hive_full (kept)';
-- leave references, views and triggers as written
PRAGMA legacy_alter_table=ON;
-- keep the old table as hive_bak
ALTER TABLE main."hive" RENAME TO "hive_bak";
-- let later renames be followed
PRAGMA legacy_alter_table=OFF;
-- create hive as declared
CREATE TABLE main.hive (id INTEGER PRIMARY KEY, bees INTEGER NOT NULL, queen TEXT);
-- copy the rows of hive
INSERT OR ABORT INTO main."hive"("id", "bees", "queen")
SELECT "hive_bak"."id", "hive_bak"."bees", "hive_bak"."queen"
FROM main."hive_bak" NOT INDEXED;
-- every row of hive was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."hive_bak" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."hive" NOT INDEXED) AS new)
WHERE old <> new;
-- drop the old table
DROP TABLE main."hive_bak";

-- create index hive_full
CREATE INDEX main.hive_full ON hive (bees) WHERE hive.bees > 1000;
-- create index hive_queen
CREATE INDEX main.hive_queen ON hive (queen);

COMMIT;
