-- Plan
-- camp: drop column
--   because column nick is no longer declared
--   not cheaper, since an edit of its definition would not do: column nick is no longer declared
-- camp_in: replace
--   because it is declared differently
-- hazard drop-column: column nick of camp is not declared and holds values in 1 row, which would be dropped with it (id 1)
--   allowed

-- dropping the old tables must not reach the rows of others
PRAGMA foreign_keys=OFF;
-- renames are followed by what names the table
PRAGMA legacy_alter_table=OFF;
-- every row is checked
PRAGMA ignore_check_constraints=OFF;
-- rows are read in their order
PRAGMA reverse_unordered_selects=OFF;
BEGIN IMMEDIATE;

-- drop trigger camp_in: it is declared differently
DROP TRIGGER main."camp_in";

-- drop column nick of camp
ALTER TABLE main."camp" DROP COLUMN "nick";

-- create trigger camp_in
CREATE TRIGGER main.camp_in AFTER INSERT ON camp BEGIN UPDATE camp SET name = coalesce(new.name, 'nameless'), open = 1 WHERE id = new.id; END;

COMMIT;
