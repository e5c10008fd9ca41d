-- Refused: nothing below is run until the hazards are settled.
-- Plan
-- tree: definition edit
--   because column kind is NOT NULL now
--   not cheaper, since ALTER TABLE has no form for it
-- stump: drop
--   because it is not declared
-- hazard drop-table: table stump is not declared and holds 1 row, which would be dropped with it (id 1)
--   refused; if it was renamed, say so (.renamed(from:), -- @renamed from=stump, --rename-table stump=…); if it may go, say that (DroppedTable(…), -- @dropped stump, --allow-drop stump)

-- dropping the old tables must not reach the rows of others
-- PRAGMA foreign_keys=OFF;
-- renames are followed by what names the table
-- PRAGMA legacy_alter_table=OFF;
-- every row is checked
-- PRAGMA ignore_check_constraints=OFF;
-- rows are read in their order
-- PRAGMA reverse_unordered_selects=OFF;
-- BEGIN IMMEDIATE;

-- tree.kind is never NULL
-- SELECT abs(-9223372036854775807 - (found > 0)) AS "rows do not fit"
-- FROM (SELECT count(*) AS found FROM (SELECT 1 FROM main."tree" NOT INDEXED WHERE "tree"."kind" IS NULL))
-- WHERE found > 0;

-- make every connection read the schema again
-- CREATE TABLE main."tree_bak"(x);
-- let definitions be edited
-- PRAGMA writable_schema=ON;

-- define tree as declared
-- UPDATE main.sqlite_schema SET sql = 'CREATE TABLE tree (id INTEGER PRIMARY KEY, kind TEXT NOT NULL)'
-- WHERE type = 'table' AND name = 'tree';

-- no more; read the schema again
-- PRAGMA writable_schema=RESET;
-- the schema is counted up
-- DROP TABLE main."tree_bak";
-- drop stump, which is not declared
-- DROP TABLE main."stump";

-- COMMIT;
