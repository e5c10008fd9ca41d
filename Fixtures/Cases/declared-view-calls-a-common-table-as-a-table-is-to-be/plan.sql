-- Plan
-- vessel: rename
--   because table boat is now called vessel
-- names: replace
--   because it is declared differently

-- dropping the old tables must not reach the rows of others
PRAGMA foreign_keys=OFF;
-- renames are followed by what names the table
PRAGMA legacy_alter_table=OFF;
-- every row is checked
PRAGMA ignore_check_constraints=OFF;
-- rows are read in their order
PRAGMA reverse_unordered_selects=OFF;
BEGIN IMMEDIATE;

-- drop view names: no table can be renamed while it is there; it comes back if it is to stay
DROP VIEW main."names";

-- rename table boat to vessel
ALTER TABLE main."boat" RENAME TO "vessel";

-- create view names
CREATE VIEW main.names AS WITH boat(name) AS (SELECT name FROM vessel) SELECT boat.name FROM boat;
-- view names compiles
SELECT * FROM main."names" LIMIT 0;

COMMIT;
