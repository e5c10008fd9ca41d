-- Plan
-- shell: rebuild
--   because column kind is NOT NULL now
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
-- keep the old table as shell_bak
ALTER TABLE main."shell" RENAME TO "shell_bak";
-- let later renames be followed
PRAGMA legacy_alter_table=OFF;
-- create shell as declared
CREATE TABLE main.shell (kind TEXT NOT NULL, found TEXT);
-- copy the rows of shell
INSERT OR ABORT INTO main."shell"(rowid, "kind", "found")
SELECT "shell_bak".rowid, "shell_bak"."kind", "shell_bak"."found"
FROM main."shell_bak" NOT INDEXED;
-- every row of shell was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."shell_bak" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."shell" NOT INDEXED) AS new)
WHERE old <> new;
-- drop the old table
DROP TABLE main."shell_bak";

COMMIT;
