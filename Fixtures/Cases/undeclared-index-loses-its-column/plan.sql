-- Refused: nothing below is run until the hazards are settled.
-- Plan
-- port: drop column
--   because column code is no longer declared; it holds no values
--   because index port_code is not declared
--   not cheaper, since an edit of its definition would not do: column code is no longer declared
-- hazard drop-index: index port_code on port is not declared and names column code, which goes: CREATE INDEX port_code ON port (upper(code)) WHERE code IS NOT NULL
--   refused; declare it in its new form, or let it go (Policy.allowed, --allow drop-index:port_code)
-- index port_code on port is not declared; it is dropped

-- dropping the old tables must not reach the rows of others
-- PRAGMA foreign_keys=OFF;
-- renames are followed by what names the table
-- PRAGMA legacy_alter_table=OFF;
-- every row is checked
-- PRAGMA ignore_check_constraints=OFF;
-- rows are read in their order
-- PRAGMA reverse_unordered_selects=OFF;
-- BEGIN IMMEDIATE;

-- drop index port_code: it is not declared
-- DROP INDEX main."port_code";

-- drop column code of port
-- ALTER TABLE main."port" DROP COLUMN "code";

-- COMMIT;
