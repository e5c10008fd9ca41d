-- Plan
-- journal: rename
--   because table log is now called journal
-- last_line: replace
--   because it names log, which is now called journal
-- source_in: replace
--   because it names log, which is now called journal

-- dropping the old tables must not reach the rows of others
PRAGMA foreign_keys=OFF;
-- renames are followed by what names the table
PRAGMA legacy_alter_table=OFF;
-- every row is checked
PRAGMA ignore_check_constraints=OFF;
-- rows are read in their order
PRAGMA reverse_unordered_selects=OFF;
BEGIN IMMEDIATE;

-- rename table log to journal
ALTER TABLE main."log" RENAME TO "journal";

-- drop trigger source_in: it names log, which is now called journal
DROP TRIGGER main."source_in";
-- drop view last_line: it names log, which is now called journal
DROP VIEW main."last_line";
-- create view last_line
CREATE VIEW main.last_line AS SELECT max(id) AS id FROM journal;

-- create trigger source_in
CREATE TRIGGER main.source_in AFTER INSERT ON source BEGIN INSERT INTO journal (line) VALUES ('source ' || new.id); END;

-- view last_line compiles
SELECT * FROM main."last_line" LIMIT 0;

COMMIT;
