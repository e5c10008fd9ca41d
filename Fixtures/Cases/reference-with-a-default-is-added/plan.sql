-- Plan
-- rope: add column
--   because column grade is new; the rows that exist get 3
--   because the foreign key (grade) to grade(id) is new

-- dropping the old tables must not reach the rows of others
PRAGMA foreign_keys=OFF;
-- renames are followed by what names the table
PRAGMA legacy_alter_table=OFF;
-- every row is checked
PRAGMA ignore_check_constraints=OFF;
-- rows are read in their order
PRAGMA reverse_unordered_selects=OFF;
BEGIN IMMEDIATE;

-- add column grade at the end of rope
ALTER TABLE main."rope" ADD COLUMN grade INTEGER NOT NULL DEFAULT 3 REFERENCES grade (id);
-- every row of rope has the parent that it refers to
SELECT abs(-9223372036854775807 - (found > 0)) AS "rows without a parent"
FROM (SELECT count(*) AS found FROM (SELECT c.rowid FROM main."rope" AS c
WHERE c."grade" IS NOT NULL AND NOT EXISTS (
  SELECT 1 FROM main."grade" AS p WHERE p."id" = +c."grade")))
WHERE found > 0;

COMMIT;
