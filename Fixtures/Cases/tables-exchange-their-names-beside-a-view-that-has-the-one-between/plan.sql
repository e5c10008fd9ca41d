-- Plan
-- departure: rename
--   because table arrival is now called departure
-- arrival: rename
--   because table departure is now called arrival
-- view ships is not declared; it is kept

-- dropping the old tables must not reach the rows of others
PRAGMA foreign_keys=OFF;
-- renames are followed by what names the table
PRAGMA legacy_alter_table=OFF;
-- every row is checked
PRAGMA ignore_check_constraints=OFF;
-- rows are read in their order
PRAGMA reverse_unordered_selects=OFF;
BEGIN IMMEDIATE;

-- rename table arrival to arrival_bak_2
ALTER TABLE main."arrival" RENAME TO "arrival_bak_2";
-- rename table departure to arrival
ALTER TABLE main."departure" RENAME TO "arrival";
-- rename table arrival_bak_2 to departure
ALTER TABLE main."arrival_bak_2" RENAME TO "departure";

COMMIT;
