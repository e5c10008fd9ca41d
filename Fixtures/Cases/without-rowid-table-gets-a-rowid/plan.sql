-- Plan
-- route: rebuild
--   because column code is NOT NULL now
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

-- leave references, views and triggers as written
PRAGMA legacy_alter_table=ON;
-- keep the old table as route_bak
ALTER TABLE main."route" RENAME TO "route_bak";
-- let later renames be followed
PRAGMA legacy_alter_table=OFF;
-- create route as declared
CREATE TABLE main.route (code TEXT NOT NULL PRIMARY KEY, stops INTEGER);
-- copy the rows of route
INSERT OR ABORT INTO main."route"("code", "stops")
SELECT "route_bak"."code", "route_bak"."stops"
FROM main."route_bak" NOT INDEXED;
-- every row of route was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."route_bak" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."route" NOT INDEXED) AS new)
WHERE old <> new;
-- drop the old table
DROP TABLE main."route_bak";

COMMIT;
