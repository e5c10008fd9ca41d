-- Plan
-- score: update
--   because column points has type INTEGER instead of TEXT
--   not cheaper, since ALTER TABLE has no form for it
--   not cheaper, since an edit of its definition would not do: column points has type INTEGER instead of TEXT

-- dropping the old tables must not reach the rows of others
PRAGMA foreign_keys=OFF;
-- renames are followed by what names the table
PRAGMA legacy_alter_table=OFF;
-- every row is checked
PRAGMA ignore_check_constraints=OFF;
-- rows are read in their order
PRAGMA reverse_unordered_selects=OFF;
BEGIN IMMEDIATE;

-- make score_bak, through which the rows of score are written
CREATE TABLE main."score_bak" (
  "id" INTEGER PRIMARY KEY,
  "points" INTEGER
);

-- let definitions be edited
PRAGMA writable_schema=ON;
-- exchange the places of score and score_bak in the file
UPDATE main.sqlite_schema AS own SET rootpage = other.rootpage
FROM (SELECT name, rootpage FROM main.sqlite_schema
  WHERE type = 'table' AND name IN ('score', 'score_bak')) AS other
WHERE own.type = 'table' AND own.name IN ('score', 'score_bak') AND other.name <> own.name;
-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- write the rows of score where they stand
UPDATE OR ABORT main."score_bak" SET "points" = "points"
WHERE typeof("points") IN ('text', 'real');
-- let definitions be edited
PRAGMA writable_schema=ON;
-- exchange the places of score and score_bak in the file
UPDATE main.sqlite_schema AS own SET rootpage = other.rootpage
FROM (SELECT name, rootpage FROM main.sqlite_schema
  WHERE type = 'table' AND name IN ('score', 'score_bak')) AS other
WHERE own.type = 'table' AND own.name IN ('score', 'score_bak') AND other.name <> own.name;
-- define score as declared
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE score (id INTEGER PRIMARY KEY, points INTEGER)'
WHERE type = 'table' AND name = 'score';
-- score_bak has the empty place again
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE "score_bak"(x)'
WHERE type = 'table' AND name = 'score_bak';

-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- drop the empty table
DROP TABLE main."score_bak";

COMMIT;
