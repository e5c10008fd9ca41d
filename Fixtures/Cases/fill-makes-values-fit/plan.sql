-- Plan
-- probe: rebuild
--   because column n has type INTEGER instead of TEXT; the rows that exist get nullif(n, '')
--   because the table is now STRICT
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

-- leave references, views and triggers as written
PRAGMA legacy_alter_table=ON;
-- keep the old table as probe_bak
ALTER TABLE main."probe" RENAME TO "probe_bak";
-- let later renames be followed
PRAGMA legacy_alter_table=OFF;
-- create probe as declared
CREATE TABLE main.probe (id INTEGER PRIMARY KEY, n INTEGER) STRICT;
-- copy the rows of probe
INSERT OR ABORT INTO main."probe"("id", "n")
SELECT "probe"."id", (nullif("probe"."n", ''))
FROM main."probe_bak" AS "probe" NOT INDEXED;
-- every row of probe was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."probe_bak" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."probe" NOT INDEXED) AS new)
WHERE old <> new;
-- drop the old table
DROP TABLE main."probe_bak";

COMMIT;
