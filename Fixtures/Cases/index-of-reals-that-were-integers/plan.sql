-- Plan
-- star: swap
--   because its columns stand in another order
--   not cheaper, since ALTER TABLE has no form for it
--   not cheaper, since an edit of its definition would not do: its columns stand in another order
--   not cheaper, since rows may hold the default of name only as the definition says it

-- dropping the old tables must not reach the rows of others
PRAGMA foreign_keys=OFF;
-- renames are followed by what names the table
PRAGMA legacy_alter_table=OFF;
-- every row is checked
PRAGMA ignore_check_constraints=OFF;
-- rows are read in their order
PRAGMA reverse_unordered_selects=OFF;
BEGIN IMMEDIATE;

-- make star_bak in the form that star will have
CREATE TABLE main."star_bak" (
  "id" INTEGER PRIMARY KEY,
  "distance" FLOAT,
  "colour",
  "name" DEFAULT (upper('x'))
);
-- copy the rows of star
INSERT OR ABORT INTO main."star_bak"("id", "distance", "colour", "name")
SELECT "star"."id", "star"."distance", "star"."colour", "star"."name"
FROM main."star" NOT INDEXED;
-- every row of star was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."star" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."star_bak" NOT INDEXED) AS new)
WHERE old <> new;
-- sort the index of the key (distance)
CREATE UNIQUE INDEX main."star_bak_1" ON "star_bak" ("distance" COLLATE "BINARY");
-- let definitions be edited
PRAGMA writable_schema=ON;
-- exchange the places of star and star_bak in the file
UPDATE main.sqlite_schema AS own SET rootpage = other.rootpage
FROM (SELECT name, rootpage FROM main.sqlite_schema
  WHERE type = 'table' AND name IN ('star', 'star_bak')) AS other
WHERE own.type = 'table' AND own.name IN ('star', 'star_bak') AND other.name <> own.name;
-- define star as declared
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE star (id INTEGER PRIMARY KEY, distance FLOAT UNIQUE, colour, name DEFAULT (upper(''x'')))'
WHERE type = 'table' AND name = 'star';
-- star_bak has the old rows now, which nobody reads any more
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE "star_bak"(x)'
WHERE type = 'table' AND name = 'star_bak';
-- index sqlite_autoindex_star_1 goes with the old rows
UPDATE main.sqlite_schema SET rowid = (SELECT max(rowid) + 1 FROM main.sqlite_schema),
  name = 'star_bak_2', tbl_name = 'star_bak',
  sql = 'CREATE INDEX "star_bak_2" ON "star_bak"(x)'
WHERE type = 'index' AND name = 'sqlite_autoindex_star_1';
-- it is the index of the key (distance) of star
UPDATE main.sqlite_schema SET name = 'sqlite_autoindex_star_1',
  tbl_name = 'star', sql = NULL
WHERE type = 'index' AND name = 'star_bak_1';
-- index star_distance goes with the old rows
UPDATE main.sqlite_schema SET rowid = (SELECT max(rowid) + 1 FROM main.sqlite_schema),
  name = 'star_bak_3', tbl_name = 'star_bak',
  sql = 'CREATE INDEX "star_bak_3" ON "star_bak"(x)'
WHERE type = 'index' AND name = 'star_distance';
-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- drop the old rows
DROP TABLE main."star_bak";

-- create index star_distance
CREATE INDEX main.star_distance ON star (distance, name);

COMMIT;
