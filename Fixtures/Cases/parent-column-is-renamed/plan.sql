-- Plan
-- seed: swap
--   because column code is now called label
--   because column grams is NOT NULL now
--   not cheaper, since ALTER TABLE would rename the column, but column grams is NOT NULL now
--   not cheaper, since an edit of its definition would not do: column code is now called label
--   not cheaper, since an update of its rows would not do: column code is now called label
-- bed: definition edit
--   because the foreign key (seed) to seed(code), on update CASCADE is no longer declared
--   because the foreign key (seed) to seed(label), on update CASCADE is new
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

-- make every connection read the schema again
CREATE TABLE main."bed_bak"(x);
-- let definitions be edited
PRAGMA writable_schema=ON;

-- define bed as declared
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE bed (id INTEGER PRIMARY KEY, seed TEXT REFERENCES seed (label) ON UPDATE CASCADE, rows INTEGER)'
WHERE type = 'table' AND name = 'bed';

-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- the schema is counted up
DROP TABLE main."bed_bak";
-- make seed_bak in the form that seed will have
CREATE TABLE main."seed_bak" (
  "id" INTEGER PRIMARY KEY,
  "label" TEXT NOT NULL,
  "grams" INTEGER NOT NULL
);
-- copy the rows of seed
INSERT OR ABORT INTO main."seed_bak"("id", "label", "grams")
SELECT "seed"."id", "seed"."code", "seed"."grams"
FROM main."seed" NOT INDEXED;
-- every row of seed was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."seed" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."seed_bak" NOT INDEXED) AS new)
WHERE old <> new;
-- sort the index of the key (label)
CREATE UNIQUE INDEX main."seed_bak_1" ON "seed_bak" ("label" COLLATE "BINARY");
-- let definitions be edited
PRAGMA writable_schema=ON;
-- exchange the places of seed and seed_bak in the file
UPDATE main.sqlite_schema AS own SET rootpage = other.rootpage
FROM (SELECT name, rootpage FROM main.sqlite_schema
  WHERE type = 'table' AND name IN ('seed', 'seed_bak')) AS other
WHERE own.type = 'table' AND own.name IN ('seed', 'seed_bak') AND other.name <> own.name;
-- define seed as declared
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE seed (id INTEGER PRIMARY KEY, label TEXT NOT NULL UNIQUE, grams INTEGER NOT NULL)'
WHERE type = 'table' AND name = 'seed';
-- seed_bak has the old rows now, which nobody reads any more
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE "seed_bak"(x)'
WHERE type = 'table' AND name = 'seed_bak';
-- index sqlite_autoindex_seed_1 goes with the old rows
UPDATE main.sqlite_schema SET rowid = (SELECT max(rowid) + 1 FROM main.sqlite_schema),
  name = 'seed_bak_2', tbl_name = 'seed_bak',
  sql = 'CREATE INDEX "seed_bak_2" ON "seed_bak"(x)'
WHERE type = 'index' AND name = 'sqlite_autoindex_seed_1';
-- it is the index of the key (label) of seed
UPDATE main.sqlite_schema SET name = 'sqlite_autoindex_seed_1',
  tbl_name = 'seed', sql = NULL
WHERE type = 'index' AND name = 'seed_bak_1';
-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- drop the old rows
DROP TABLE main."seed_bak";

-- every row of bed has the parent that it refers to
SELECT abs(-9223372036854775807 - (found > 0)) AS "rows without a parent"
FROM (SELECT count(*) AS found FROM (SELECT c.rowid FROM main."bed" AS c
WHERE c."seed" IS NOT NULL AND NOT EXISTS (
  SELECT 1 FROM main."seed" AS p WHERE p."label" = +c."seed")))
WHERE found > 0;

COMMIT;
