-- Plan
-- quill: rebuild
--   because column hue is NOT NULL now
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
-- keep the old table as quill_bak
ALTER TABLE main."quill" RENAME TO "quill_bak";
-- let later renames be followed
PRAGMA legacy_alter_table=OFF;
-- create quill as declared
CREATE TABLE main.quill (id INTEGER PRIMARY KEY, hue TEXT NOT NULL, ink INTEGER);
-- copy the rows of quill
INSERT OR ABORT INTO main."quill"("id", "hue", "ink")
SELECT "quill_bak"."id", "quill_bak"."hue", "quill_bak"."ink"
FROM main."quill_bak" NOT INDEXED;
-- every row of quill was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."quill_bak" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."quill" NOT INDEXED) AS new)
WHERE old <> new;
-- drop the old table
DROP TABLE main."quill_bak";

COMMIT;
