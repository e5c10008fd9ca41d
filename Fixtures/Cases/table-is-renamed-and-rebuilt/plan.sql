-- Plan
-- person: rename
--   because table folk is now called person
-- person: rebuild
--   because column name is NOT NULL now
--   because column town is now called home
--   not cheaper, since ALTER TABLE has no form for it

-- dropping the old tables must not reach the rows of others
PRAGMA foreign_keys=OFF;
-- renames are followed by what names the table
PRAGMA legacy_alter_table=OFF;
-- every row is checked
PRAGMA ignore_check_constraints=OFF;
-- rows are read in their order
PRAGMA reverse_unordered_selects=OFF;
BEGIN IMMEDIATE;

-- rename table folk to person
ALTER TABLE main."folk" RENAME TO "person";
-- leave references, views and triggers as written
PRAGMA legacy_alter_table=ON;
-- keep the old table as person_bak
ALTER TABLE main."person" RENAME TO "person_bak";
-- let later renames be followed
PRAGMA legacy_alter_table=OFF;
-- create person as declared
CREATE TABLE main.person (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL, home TEXT);
-- copy the rows of person
INSERT OR ABORT INTO main."person"("id", "name", "home")
SELECT "person_bak"."id", "person_bak"."name", "person_bak"."town"
FROM main."person_bak" NOT INDEXED;
-- every row of person was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."person_bak" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."person" NOT INDEXED) AS new)
WHERE old <> new;
-- carry the counter of person
INSERT INTO main.sqlite_sequence(name, seq) SELECT 'person', seq FROM (SELECT max(seq) AS seq FROM main.sqlite_sequence WHERE name IN ('person', 'person_bak')) WHERE seq IS NOT NULL;
-- keep no counter of person but the highest
DELETE FROM main.sqlite_sequence WHERE name = 'person' AND rowid < (SELECT max(rowid) FROM main.sqlite_sequence WHERE name = 'person');
-- drop the old table
DROP TABLE main."person_bak";

COMMIT;
