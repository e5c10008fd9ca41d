-- Plan
-- load: rebuild
--   because column tons has type INTEGER instead of INT
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
-- keep the old table as load_bak
ALTER TABLE main."load" RENAME TO "load_bak";
-- let later renames be followed
PRAGMA legacy_alter_table=OFF;
-- create load as declared
CREATE TABLE main.load (id INTEGER PRIMARY KEY, tons INTEGER, kind TEXT);
-- copy the rows of load
INSERT OR ABORT INTO main."load"("id", "tons", "kind")
SELECT "load_bak"."id", "load_bak"."tons", "load_bak"."kind"
FROM main."load_bak" NOT INDEXED;
-- every row of load was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."load_bak" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."load" NOT INDEXED) AS new)
WHERE old <> new;
-- drop the old table
DROP TABLE main."load_bak";

COMMIT;
