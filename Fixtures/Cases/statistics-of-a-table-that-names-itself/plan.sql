-- Plan
-- plot: rebuild
--   because column owner is NOT NULL now
--   because index plot_area is declared differently
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

-- drop index plot_area: it is declared differently
DROP INDEX main."plot_area";
-- the definition of plot names the table itself, so it cannot be renamed; make a backup
CREATE TABLE main."plot_bak"("id", "area", "owner");
-- keep the rows of plot in plot_bak
INSERT INTO main."plot_bak" SELECT "plot"."id", "plot"."area", "plot"."owner" FROM main."plot" NOT INDEXED;
-- every row of plot is in plot_bak
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."plot" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."plot_bak" NOT INDEXED) AS new)
WHERE old <> new;
-- keep under plot_bak what ANALYZE has found for plot
UPDATE main.sqlite_stat1 SET tbl = 'plot_bak' WHERE tbl = 'plot';
-- drop the old table, whose rows are in plot_bak
DROP TABLE main."plot";

-- create plot as declared
CREATE TABLE main.plot (id INTEGER PRIMARY KEY, area REAL CHECK (plot.area > 0), owner TEXT NOT NULL);
-- copy the rows of plot
INSERT OR ABORT INTO main."plot"("id", "area", "owner")
SELECT "plot_bak"."id", "plot_bak"."area", "plot_bak"."owner"
FROM main."plot_bak" NOT INDEXED;
-- every row of plot was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."plot_bak" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."plot" NOT INDEXED) AS new)
WHERE old <> new;
-- keep under plot what ANALYZE has found for plot_bak
UPDATE main.sqlite_stat1 SET tbl = 'plot' WHERE tbl = 'plot_bak';
-- drop the old table
DROP TABLE main."plot_bak";

-- create index plot_owner
CREATE INDEX main.plot_owner ON plot (owner);
-- create index plot_area
CREATE INDEX main.plot_area ON plot (area DESC);

COMMIT;
