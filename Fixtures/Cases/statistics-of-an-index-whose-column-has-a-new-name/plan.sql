-- Plan
-- barge: swap
--   because column owner is now called keeper
--   because column tons has type REAL instead of INT
--   because index barge_owner is declared differently
--   because index barge_tons is declared differently
--   not cheaper, since ALTER TABLE would rename the column, but column tons has type REAL instead of INT
--   not cheaper, since an edit of its definition would not do: column owner is now called keeper
--   not cheaper, since an update of its rows would not do: column owner is now called keeper

-- dropping the old tables must not reach the rows of others
PRAGMA foreign_keys=OFF;
-- renames are followed by what names the table
PRAGMA legacy_alter_table=OFF;
-- every row is checked
PRAGMA ignore_check_constraints=OFF;
-- rows are read in their order
PRAGMA reverse_unordered_selects=OFF;
BEGIN IMMEDIATE;

-- keep what ANALYZE has found for index barge_owner
UPDATE main.sqlite_stat1 SET idx = 'barge_owner (kept)' WHERE tbl = 'barge' AND idx = 'barge_owner';

-- drop index barge_owner: it is declared differently
DROP INDEX main."barge_owner";
-- put back what ANALYZE has found for index barge_owner
UPDATE main.sqlite_stat1 SET idx = 'barge_owner' WHERE tbl = 'barge' AND idx = 'barge_owner (kept)';

-- drop index barge_tons: it is declared differently
DROP INDEX main."barge_tons";
-- make barge_bak in the form that barge will have
CREATE TABLE main."barge_bak" (
  "id" INTEGER PRIMARY KEY,
  "load" TEXT,
  "keeper" TEXT,
  "tons" REAL
);
-- copy the rows of barge
INSERT OR ABORT INTO main."barge_bak"("id", "load", "keeper", "tons")
SELECT "barge"."id", "barge"."load", "barge"."owner", "barge"."tons"
FROM main."barge" NOT INDEXED;
-- every row of barge was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."barge" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."barge_bak" NOT INDEXED) AS new)
WHERE old <> new;
-- let definitions be edited
PRAGMA writable_schema=ON;
-- exchange the places of barge and barge_bak in the file
UPDATE main.sqlite_schema AS own SET rootpage = other.rootpage
FROM (SELECT name, rootpage FROM main.sqlite_schema
  WHERE type = 'table' AND name IN ('barge', 'barge_bak')) AS other
WHERE own.type = 'table' AND own.name IN ('barge', 'barge_bak') AND other.name <> own.name;
-- define barge as declared
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE barge (id INTEGER PRIMARY KEY, load TEXT, keeper TEXT, tons REAL)'
WHERE type = 'table' AND name = 'barge';
-- barge_bak has the old rows now, which nobody reads any more
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE "barge_bak"(x)'
WHERE type = 'table' AND name = 'barge_bak';

-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- drop the old rows
DROP TABLE main."barge_bak";

-- create index barge_owner
CREATE INDEX main.barge_owner ON barge (keeper, tons DESC) WHERE keeper IS NOT NULL;
-- create index barge_tons
CREATE INDEX main.barge_tons ON barge (tons, keeper);

COMMIT;
