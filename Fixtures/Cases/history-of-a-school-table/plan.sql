-- Plan
-- schoolSpace: rebuild
--   because column age is no longer declared
--   because column title is now called headline
--   because column author is new; the rows that exist get 'school'
--   not cheaper, since ALTER TABLE would add the column, but column age is no longer declared
-- hazard drop-column: column age of schoolSpace is not declared and holds values in 2 rows, which would be dropped with it (buss_id 4, 9)
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

-- leave references, views and triggers as written
PRAGMA legacy_alter_table=ON;
-- keep the old table as schoolSpace_bak
ALTER TABLE main."schoolSpace" RENAME TO "schoolSpace_bak";
-- let later renames be followed
PRAGMA legacy_alter_table=OFF;
-- create schoolSpace as declared
CREATE TABLE main.schoolSpace (
  buss_id INTEGER PRIMARY KEY AUTOINCREMENT,
  headline TEXT,
  content TEXT,
  picture_urls TEXT,
  author TEXT DEFAULT 'school'

);
-- copy the rows of schoolSpace
INSERT OR ABORT INTO main."schoolSpace"("buss_id", "headline", "content", "picture_urls")
SELECT "schoolSpace_bak"."buss_id", "schoolSpace_bak"."title", "schoolSpace_bak"."content", "schoolSpace_bak"."picture_urls"
FROM main."schoolSpace_bak" NOT INDEXED;
-- every row of schoolSpace was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."schoolSpace_bak" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."schoolSpace" NOT INDEXED) AS new)
WHERE old <> new;
-- carry the counter of schoolSpace
INSERT INTO main.sqlite_sequence(name, seq) SELECT 'schoolSpace', seq FROM (SELECT max(seq) AS seq FROM main.sqlite_sequence WHERE name IN ('schoolSpace', 'schoolSpace_bak')) WHERE seq IS NOT NULL;
-- keep no counter of schoolSpace but the highest
DELETE FROM main.sqlite_sequence WHERE name = 'schoolSpace' AND rowid < (SELECT max(rowid) FROM main.sqlite_sequence WHERE name = 'schoolSpace');
-- drop the old table
DROP TABLE main."schoolSpace_bak";

COMMIT;
