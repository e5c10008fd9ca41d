-- Plan
-- meadow: rebuild
--   because column hectares is NOT NULL now
--   not cheaper, since the strategy is to rebuild what differs, or everything
-- view forgotten is not declared; it is kept

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
-- keep the old table as meadow_bak
ALTER TABLE main."meadow" RENAME TO "meadow_bak";
-- let later renames be followed
PRAGMA legacy_alter_table=OFF;
-- create meadow as declared
CREATE TABLE main.meadow (id INTEGER PRIMARY KEY, hectares REAL NOT NULL);
-- copy the rows of meadow
INSERT OR ABORT INTO main."meadow"("id", "hectares")
SELECT "meadow_bak"."id", "meadow_bak"."hectares"
FROM main."meadow_bak" NOT INDEXED;
-- every row of meadow was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."meadow_bak" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."meadow" NOT INDEXED) AS new)
WHERE old <> new;
-- drop the old table
DROP TABLE main."meadow_bak";

COMMIT;
