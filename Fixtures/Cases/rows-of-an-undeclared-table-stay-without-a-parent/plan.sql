-- Plan
-- place: swap
--   because column code has type TEXT instead of INTEGER
--   not cheaper, since ALTER TABLE has no form for it
--   not cheaper, since an edit of its definition would not do: column code has type TEXT instead of INTEGER
--   not cheaper, since the rows of place are kept in the index of its key
-- hazard orphan: 1 row of box would refer by place to no row of place (id 1)
--   allowed
-- table box is not declared; it is kept

-- dropping the old tables must not reach the rows of others
PRAGMA foreign_keys=OFF;
-- renames are followed by what names the table
PRAGMA legacy_alter_table=OFF;
-- every row is checked
PRAGMA ignore_check_constraints=OFF;
-- rows are read in their order
PRAGMA reverse_unordered_selects=OFF;
BEGIN IMMEDIATE;

-- make place_bak in the form that place will have
CREATE TABLE main."place_bak" (
  "code" TEXT PRIMARY KEY,
  "name" TEXT
) WITHOUT ROWID;
-- copy the rows of place
INSERT OR ABORT INTO main."place_bak"("code", "name")
SELECT "place"."code", "place"."name"
FROM main."place" INDEXED BY "sqlite_autoindex_place_1"
ORDER BY "place"."code" COLLATE "BINARY";
-- every row of place was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."place" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."place_bak" NOT INDEXED) AS new)
WHERE old <> new;
-- let definitions be edited
PRAGMA writable_schema=ON;
-- exchange the places of place and place_bak in the file
UPDATE main.sqlite_schema AS own SET rootpage = other.rootpage
FROM (SELECT name, rootpage FROM main.sqlite_schema
  WHERE type = 'table' AND name IN ('place', 'place_bak')) AS other
WHERE own.type = 'table' AND own.name IN ('place', 'place_bak') AND other.name <> own.name;
-- define place as declared
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE place (code TEXT PRIMARY KEY, name TEXT) WITHOUT ROWID'
WHERE type = 'table' AND name = 'place';
-- place_bak has the old rows now, which nobody reads any more
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE "place_bak"(x PRIMARY KEY) WITHOUT ROWID'
WHERE type = 'table' AND name = 'place_bak';

-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- drop the old rows
DROP TABLE main."place_bak";

COMMIT;
