-- Plan
-- plank: rebuild
--   because column width is NOT NULL now
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
-- keep the old table as plank_bak
ALTER TABLE main."plank" RENAME TO "plank_bak";
-- let later renames be followed
PRAGMA legacy_alter_table=OFF;
-- create plank as declared
CREATE TABLE main.plank (
  id INTEGER PRIMARY KEY,
  width INTEGER NOT NULL,
  length INTEGER,
  area INTEGER GENERATED ALWAYS AS (width * length) VIRTUAL,
  half REAL AS (length / 2.0) STORED
);
-- copy the rows of plank
INSERT OR ABORT INTO main."plank"("id", "width", "length")
SELECT "plank_bak"."id", "plank_bak"."width", "plank_bak"."length"
FROM main."plank_bak" NOT INDEXED;
-- every row of plank was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."plank_bak" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."plank" NOT INDEXED) AS new)
WHERE old <> new;
-- drop the old table
DROP TABLE main."plank_bak";

-- create index plank_area
CREATE INDEX main.plank_area ON plank (area);

COMMIT;
