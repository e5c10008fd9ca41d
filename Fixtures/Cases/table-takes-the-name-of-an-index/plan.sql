-- Plan
-- student: rename
--   because table pupil is now called student
-- student: definition edit
--   because column name is NOT NULL now
--   because index student is not declared
--   not cheaper, since ALTER TABLE has no form for it
-- index student on student is not declared; it is dropped

-- dropping the old tables must not reach the rows of others
PRAGMA foreign_keys=OFF;
-- renames are followed by what names the table
PRAGMA legacy_alter_table=OFF;
-- every row is checked
PRAGMA ignore_check_constraints=OFF;
-- rows are read in their order
PRAGMA reverse_unordered_selects=OFF;
BEGIN IMMEDIATE;

-- drop index student: a table takes its name
DROP INDEX main."student";
-- rename table pupil to student
ALTER TABLE main."pupil" RENAME TO "student";
-- student.name is never NULL
SELECT abs(-9223372036854775807 - (found > 0)) AS "rows do not fit"
FROM (SELECT count(*) AS found FROM (SELECT 1 FROM main."student" NOT INDEXED WHERE "student"."name" IS NULL))
WHERE found > 0;

-- make every connection read the schema again
CREATE TABLE main."student_bak"(x);
-- let definitions be edited
PRAGMA writable_schema=ON;

-- define student as declared
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE student (id INTEGER PRIMARY KEY, name TEXT NOT NULL)'
WHERE type = 'table' AND name = 'student';

-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- the schema is counted up
DROP TABLE main."student_bak";

COMMIT;
