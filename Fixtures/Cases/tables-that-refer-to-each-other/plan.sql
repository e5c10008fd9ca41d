-- Plan
-- crew: rebuild
--   because column name is NOT NULL now
--   not cheaper, since the strategy is to rebuild what differs, or everything
-- ship: rebuild
--   because column name is NOT NULL now
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

-- leave references, views and triggers as written
PRAGMA legacy_alter_table=ON;
-- keep the old table as crew_bak
ALTER TABLE main."crew" RENAME TO "crew_bak";
-- let later renames be followed
PRAGMA legacy_alter_table=OFF;
-- create crew as declared
CREATE TABLE main.crew (id INTEGER PRIMARY KEY, name TEXT NOT NULL, ship INTEGER REFERENCES ship (id));
-- copy the rows of crew
INSERT OR ABORT INTO main."crew"("id", "name", "ship")
SELECT "crew_bak"."id", "crew_bak"."name", "crew_bak"."ship"
FROM main."crew_bak" NOT INDEXED;
-- every row of crew was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."crew_bak" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."crew" NOT INDEXED) AS new)
WHERE old <> new;
-- drop the old table
DROP TABLE main."crew_bak";

-- leave references, views and triggers as written
PRAGMA legacy_alter_table=ON;
-- keep the old table as ship_bak
ALTER TABLE main."ship" RENAME TO "ship_bak";
-- let later renames be followed
PRAGMA legacy_alter_table=OFF;
-- create ship as declared
CREATE TABLE main.ship (id INTEGER PRIMARY KEY, name TEXT NOT NULL, captain INTEGER REFERENCES crew (id));
-- copy the rows of ship
INSERT OR ABORT INTO main."ship"("id", "name", "captain")
SELECT "ship_bak"."id", "ship_bak"."name", "ship_bak"."captain"
FROM main."ship_bak" NOT INDEXED;
-- every row of ship was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."ship_bak" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."ship" NOT INDEXED) AS new)
WHERE old <> new;
-- drop the old table
DROP TABLE main."ship_bak";

COMMIT;
