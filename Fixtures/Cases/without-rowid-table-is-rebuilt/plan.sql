-- Plan
-- stamp: rebuild
--   because CHECK (worth >= 0) is new
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
-- keep the old table as stamp_bak
ALTER TABLE main."stamp" RENAME TO "stamp_bak";
-- let later renames be followed
PRAGMA legacy_alter_table=OFF;
-- create stamp as declared
CREATE TABLE main.stamp (land TEXT, year INTEGER, worth REAL CHECK (worth >= 0), PRIMARY KEY (year DESC, land COLLATE NOCASE)) WITHOUT ROWID;
-- copy the rows of stamp
INSERT OR ABORT INTO main."stamp"("land", "year", "worth")
SELECT "stamp_bak"."land", "stamp_bak"."year", "stamp_bak"."worth"
FROM main."stamp_bak" INDEXED BY "sqlite_autoindex_stamp_bak_1"
ORDER BY "stamp_bak"."year" COLLATE "BINARY" DESC, "stamp_bak"."land" COLLATE "NOCASE";
-- every row of stamp was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."stamp_bak" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."stamp" NOT INDEXED) AS new)
WHERE old <> new;
-- drop the old table
DROP TABLE main."stamp_bak";

COMMIT;
