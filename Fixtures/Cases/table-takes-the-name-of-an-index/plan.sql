-- Plan
-- student: rename
--   because table pupil is now called student
-- student: rebuild
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
-- leave references, views and triggers as written
PRAGMA legacy_alter_table=ON;
-- keep the old table as student_bak
ALTER TABLE main."student" RENAME TO "student_bak";
-- let later renames be followed
PRAGMA legacy_alter_table=OFF;
-- create student as declared
CREATE TABLE main.student (id INTEGER PRIMARY KEY, name TEXT NOT NULL);
-- copy the rows of student
INSERT OR ABORT INTO main."student"("id", "name")
SELECT "student_bak"."id", "student_bak"."name"
FROM main."student_bak" NOT INDEXED;
-- every row of student was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."student_bak" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."student" NOT INDEXED) AS new)
WHERE old <> new;
-- drop the old table
DROP TABLE main."student_bak";

-- create index pupil_id
CREATE INDEX main.pupil_id ON student (name, id);

COMMIT;
