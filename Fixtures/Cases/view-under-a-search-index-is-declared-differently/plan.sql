-- Plan
-- inner_wine: replace
--   because it is declared differently
-- wine_search: replace
--   because the values of its content table change

-- dropping the old tables must not reach the rows of others
PRAGMA foreign_keys=OFF;
-- renames are followed by what names the table
PRAGMA legacy_alter_table=OFF;
-- every row is checked
PRAGMA ignore_check_constraints=OFF;
-- rows are read in their order
PRAGMA reverse_unordered_selects=OFF;
BEGIN IMMEDIATE;

-- drop view inner_wine: it is declared differently
DROP VIEW main."inner_wine";
-- create view inner_wine
CREATE VIEW main.inner_wine AS SELECT id, region AS words FROM wine;
-- view inner_wine compiles
SELECT * FROM main."inner_wine" LIMIT 0;
-- index the rows of its content table
INSERT INTO main."wine_search"("wine_search") VALUES ('rebuild');

COMMIT;
