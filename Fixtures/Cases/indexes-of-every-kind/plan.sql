-- Plan
-- star: rebuild
--   because column name is NOT NULL now
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
-- keep the old table as star_bak
ALTER TABLE main."star" RENAME TO "star_bak";
-- let later renames be followed
PRAGMA legacy_alter_table=OFF;
-- create star as declared
CREATE TABLE main.star (id INTEGER PRIMARY KEY, name TEXT NOT NULL, mag REAL, seen TEXT, far INTEGER AS (mag > 6) VIRTUAL);
-- copy the rows of star
INSERT OR ABORT INTO main."star"("id", "name", "mag", "seen")
SELECT "star_bak"."id", "star_bak"."name", "star_bak"."mag", "star_bak"."seen"
FROM main."star_bak" NOT INDEXED;
-- every row of star was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."star_bak" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."star" NOT INDEXED) AS new)
WHERE old <> new;
-- drop the old table
DROP TABLE main."star_bak";

-- create index star_lower
CREATE INDEX main.star_lower ON star (lower(name), mag DESC);
-- create index star_nocase
CREATE UNIQUE INDEX main.star_nocase ON star (name COLLATE NOCASE);
-- create index star_bright
CREATE INDEX main.star_bright ON star (mag) WHERE mag < 2 AND seen IS NOT NULL;
-- create index star_far
CREATE INDEX main.star_far ON star (far, id);

COMMIT;
