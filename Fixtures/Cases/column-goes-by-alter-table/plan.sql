-- Plan
-- boat: drop column
--   because column colour is no longer declared
--   because CHECK (colour <> 'none') is no longer declared
--   because the foreign key (colour) to paint(name) is no longer declared
--   because index boat_colour is not declared
--   not cheaper, since an edit of its definition would not do: column colour is no longer declared
-- hazard drop-column: column colour of boat is not declared and holds values in 1 row, which would be dropped with it (id 1)
--   allowed
-- index boat_colour on boat is not declared; it is dropped

-- dropping the old tables must not reach the rows of others
PRAGMA foreign_keys=OFF;
-- renames are followed by what names the table
PRAGMA legacy_alter_table=OFF;
-- every row is checked
PRAGMA ignore_check_constraints=OFF;
-- rows are read in their order
PRAGMA reverse_unordered_selects=OFF;
BEGIN IMMEDIATE;

-- drop index boat_colour: it is not declared
DROP INDEX main."boat_colour";

-- drop column colour of boat
ALTER TABLE main."boat" DROP COLUMN "colour";

COMMIT;
