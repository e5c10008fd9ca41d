-- Plan
-- feedbak: rebuild
--   because column stars is NOT NULL now
--   not cheaper, since the strategy is to rebuild what differs, or everything
-- t_bak: rebuild
--   because column v is NOT NULL now
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
-- keep the old table as feedbak_bak
ALTER TABLE main."feedbak" RENAME TO "feedbak_bak";
-- let later renames be followed
PRAGMA legacy_alter_table=OFF;
-- create feedbak as declared
CREATE TABLE main.feedbak (id INTEGER PRIMARY KEY, stars INTEGER NOT NULL);
-- copy the rows of feedbak
INSERT OR ABORT INTO main."feedbak"("id", "stars")
SELECT "feedbak_bak"."id", "feedbak_bak"."stars"
FROM main."feedbak_bak" NOT INDEXED;
-- every row of feedbak was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."feedbak_bak" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."feedbak" NOT INDEXED) AS new)
WHERE old <> new;
-- drop the old table
DROP TABLE main."feedbak_bak";

-- leave references, views and triggers as written
PRAGMA legacy_alter_table=ON;
-- keep the old table as t_bak_bak
ALTER TABLE main."t_bak" RENAME TO "t_bak_bak";
-- let later renames be followed
PRAGMA legacy_alter_table=OFF;
-- create t_bak as declared
CREATE TABLE main.t_bak (id INTEGER PRIMARY KEY, v TEXT NOT NULL);
-- copy the rows of t_bak
INSERT OR ABORT INTO main."t_bak"("id", "v")
SELECT "t_bak_bak"."id", "t_bak_bak"."v"
FROM main."t_bak_bak" NOT INDEXED;
-- every row of t_bak was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."t_bak_bak" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."t_bak" NOT INDEXED) AS new)
WHERE old <> new;
-- drop the old table
DROP TABLE main."t_bak_bak";

COMMIT;
