-- Plan
-- p: rebuild
--   because the foreign key (up) to q(id) is new
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
-- keep the old table as p_bak
ALTER TABLE main."p" RENAME TO "p_bak";
-- let later renames be followed
PRAGMA legacy_alter_table=OFF;
-- create p as declared
CREATE TABLE main.p (id INTEGER PRIMARY KEY, up INTEGER REFERENCES q(id));
-- copy the rows of p
INSERT OR ABORT INTO main."p"("id", "up")
SELECT "p_bak"."id", "p_bak"."up"
FROM main."p_bak" NOT INDEXED;
-- every row of p was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."p_bak" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."p" NOT INDEXED) AS new)
WHERE old <> new;
-- drop the old table
DROP TABLE main."p_bak";

-- every row of p has the parent that it refers to
SELECT abs(-9223372036854775807 - (found > 0)) AS "rows without a parent"
FROM (SELECT count(*) AS found FROM (SELECT c.rowid FROM main."p" AS c
WHERE c."up" IS NOT NULL AND NOT EXISTS (
  SELECT 1 FROM main."q" AS p WHERE p."id" = +c."up")))
WHERE found > 0;

COMMIT;
