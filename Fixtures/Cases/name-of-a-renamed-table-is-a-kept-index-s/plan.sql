-- Refused: nothing below is run until the hazards are settled.
-- Plan
-- windmill: rename
--   because table mill is now called windmill
-- hazard drop-table: windmill is declared, but the file has another object of that name, which is not declared and would have to be dropped
--   refused; give one of them another name, or drop what is not declared
-- table miller is not declared; it is kept

-- dropping the old tables must not reach the rows of others
-- PRAGMA foreign_keys=OFF;
-- renames are followed by what names the table
-- PRAGMA legacy_alter_table=OFF;
-- every row is checked
-- PRAGMA ignore_check_constraints=OFF;
-- rows are read in their order
-- PRAGMA reverse_unordered_selects=OFF;
-- BEGIN IMMEDIATE;

-- rename table mill to windmill
-- ALTER TABLE main."mill" RENAME TO "windmill";

-- COMMIT;
