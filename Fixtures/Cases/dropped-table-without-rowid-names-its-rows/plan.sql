-- Refused: nothing below is run until the hazards are settled.
-- Plan
-- code: drop
--   because it is not declared
-- page: drop
--   because it is not declared
-- other: create
--   because the file lacks it
-- hazard drop-table: table code is not declared and holds 2 rows, which would be dropped with it (authority, number 'EPSG', 7, 'EPSG', 9)
--   refused; if it was renamed, say so (.renamed(from:), -- @renamed from=code, --rename-table code=…); if it may go, say that (DroppedTable(…), -- @dropped code, --allow-drop code)
-- hazard drop-table: table page is not declared and holds 1 row, which would be dropped with it (id 4)
--   refused; if it was renamed, say so (.renamed(from:), -- @renamed from=page, --rename-table page=…); if it may go, say that (DroppedTable(…), -- @dropped page, --allow-drop page)

-- dropping the old tables must not reach the rows of others
-- PRAGMA foreign_keys=OFF;
-- renames are followed by what names the table
-- PRAGMA legacy_alter_table=OFF;
-- every row is checked
-- PRAGMA ignore_check_constraints=OFF;
-- rows are read in their order
-- PRAGMA reverse_unordered_selects=OFF;
-- BEGIN IMMEDIATE;

-- drop code, which is not declared
-- DROP TABLE main."code";

-- drop page, which is not declared
-- DROP TABLE main."page";

-- create other, which the file lacks
-- CREATE TABLE main.other (a);

-- COMMIT;
