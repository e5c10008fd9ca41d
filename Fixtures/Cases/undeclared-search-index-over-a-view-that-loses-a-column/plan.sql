-- Refused: nothing below is run until the hazards are settled.
-- Plan
-- herbs: replace
--   because it is declared differently
-- herb_search: replace
--   because the values of its content table change
-- hazard drop-table: virtual table herb_search is not declared and would no longer work (no such column: T.latin): CREATE VIRTUAL TABLE herb_search USING fts5(name, latin, content='herbs', content_rowid='id')
--   refused; declare it in its new form, or let it go (-- @dropped herb_search, --allow-drop herb_search, Policy.allowed, --allow drop-table:herb_search)

-- dropping the old tables must not reach the rows of others
-- PRAGMA foreign_keys=OFF;
-- renames are followed by what names the table
-- PRAGMA legacy_alter_table=OFF;
-- every row is checked
-- PRAGMA ignore_check_constraints=OFF;
-- rows are read in their order
-- PRAGMA reverse_unordered_selects=OFF;
-- BEGIN IMMEDIATE;

-- drop view herbs: it is declared differently
-- DROP VIEW main."herbs";
-- create view herbs
-- CREATE VIEW main.herbs AS SELECT id, name FROM herb;
-- view herbs compiles
-- SELECT * FROM main."herbs" LIMIT 0;
-- index the rows of its content table
-- INSERT INTO main."herb_search"("herb_search") VALUES ('rebuild');

-- COMMIT;
