-- Plan
-- score: rebuild
--   because column points has type INTEGER instead of TEXT
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
-- keep the old table as score_bak
ALTER TABLE main."score" RENAME TO "score_bak";
-- let later renames be followed
PRAGMA legacy_alter_table=OFF;
-- create score as declared
CREATE TABLE main.score (id INTEGER PRIMARY KEY, points INTEGER);
-- copy the rows of score
INSERT OR ABORT INTO main."score"("id", "points")
SELECT "score_bak"."id", "score_bak"."points"
FROM main."score_bak" NOT INDEXED;
-- every row of score was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."score_bak" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."score" NOT INDEXED) AS new)
WHERE old <> new;
-- drop the old table
DROP TABLE main."score_bak";

COMMIT;
