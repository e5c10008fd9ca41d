-- Plan
-- reading: rebuild
--   because column degrees is NOT NULL now
--   not cheaper, since the strategy is to rebuild what differs, or everything

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
-- keep the old table as reading_bak
ALTER TABLE main."reading" RENAME TO "reading_bak";
-- let later renames be followed
PRAGMA legacy_alter_table=OFF;
-- create reading as declared
CREATE TABLE main.reading (id INTEGER PRIMARY KEY, place TEXT, degrees REAL NOT NULL);
-- copy the rows of reading
INSERT OR ABORT INTO main."reading"("id", "place", "degrees")
SELECT "reading_bak"."id", "reading_bak"."place", "reading_bak"."degrees"
FROM main."reading_bak" NOT INDEXED;
-- every row of reading was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."reading_bak" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."reading" NOT INDEXED) AS new)
WHERE old <> new;
-- drop the old table
DROP TABLE main."reading_bak";

COMMIT;
