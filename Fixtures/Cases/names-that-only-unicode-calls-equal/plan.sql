-- Plan
-- café: rebuild
--   because column cups is NOT NULL now
--   not cheaper, since the strategy is to rebuild what differs, or everything
-- æsir: rebuild
--   because column realm is new
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
-- keep the old table as café_bak
ALTER TABLE main."café" RENAME TO "café_bak";
-- let later renames be followed
PRAGMA legacy_alter_table=OFF;
-- create café as declared
CREATE TABLE main."café" (id INTEGER PRIMARY KEY, cups INTEGER NOT NULL);
-- copy the rows of café
INSERT OR ABORT INTO main."café"("id", "cups")
SELECT "café_bak"."id", "café_bak"."cups"
FROM main."café_bak" NOT INDEXED;
-- every row of café was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."café_bak" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."café" NOT INDEXED) AS new)
WHERE old <> new;
-- drop the old table
DROP TABLE main."café_bak";

-- leave references, views and triggers as written
PRAGMA legacy_alter_table=ON;
-- keep the old table as æsir_bak
ALTER TABLE main."æsir" RENAME TO "æsir_bak";
-- let later renames be followed
PRAGMA legacy_alter_table=OFF;
-- create æsir as declared
CREATE TABLE main."æsir" (id INTEGER PRIMARY KEY, realm TEXT);
-- copy the rows of æsir
INSERT OR ABORT INTO main."æsir"("id")
SELECT "æsir_bak"."id"
FROM main."æsir_bak" NOT INDEXED;
-- every row of æsir was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."æsir_bak" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."æsir" NOT INDEXED) AS new)
WHERE old <> new;
-- drop the old table
DROP TABLE main."æsir_bak";

COMMIT;
