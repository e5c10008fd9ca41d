-- Plan
-- animal: swap
--   because column weight has type REAL instead of none
--   not cheaper, since ALTER TABLE has no form for it
--   not cheaper, since an edit of its definition would not do: column weight has type REAL instead of none
--   not cheaper, since the old rows are to stay beside the new ones
-- tale: swap
--   because column words has type TEXT instead of none, is NOT NULL now, has default 'silence' instead of none
--   not cheaper, since ALTER TABLE has no form for it
--   not cheaper, since an edit of its definition would not do: column words has type TEXT instead of none, is NOT NULL now, has default 'silence' instead of none
--   not cheaper, since the old rows are to stay beside the new ones
-- song: replace
--   because it is declared differently
-- hazard change-values: the type REAL of column weight of animal would change the value in 1 row (id 3)
--   allowed
-- hazard fill-null: column words of tale is now NOT NULL; 1 row with NULL will hold its default, 'silence' (rowid 17)
-- table tale_bak is not declared; it is kept
-- the rows that animal had are kept in animal_bak
-- the rows that tale had are kept in tale_bak_2
-- the rows that song had are kept in song_bak

-- dropping the old tables must not reach the rows of others
PRAGMA foreign_keys=OFF;
-- renames are followed by what names the table
PRAGMA legacy_alter_table=OFF;
-- every row is checked
PRAGMA ignore_check_constraints=OFF;
-- rows are read in their order
PRAGMA reverse_unordered_selects=OFF;
BEGIN IMMEDIATE;

-- make a table for the old rows, which are kept
CREATE TABLE main."animal_bak"("id", "farm", "tag", "loud", "weight");
-- keep the rows of animal in animal_bak
INSERT INTO main."animal_bak" SELECT "animal"."id", "animal"."farm", "animal"."tag", "animal"."loud", "animal"."weight" FROM main."animal" NOT INDEXED;
-- every row of animal is in animal_bak
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."animal" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."animal_bak" NOT INDEXED) AS new)
WHERE old <> new;
-- make animal_bak_2 in the form that animal will have
CREATE TABLE main."animal_bak_2" (
  "id" INTEGER PRIMARY KEY,
  "farm" INTEGER NOT NULL,
  "tag" TEXT,
  "loud" TEXT GENERATED ALWAYS AS (upper(tag)) VIRTUAL,
  "weight" REAL
);
-- copy the rows of animal
INSERT OR ABORT INTO main."animal_bak_2"("id", "farm", "tag", "weight")
SELECT "animal"."id", "animal"."farm", "animal"."tag", "animal"."weight"
FROM main."animal" NOT INDEXED;
-- every row of animal was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."animal" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."animal_bak_2" NOT INDEXED) AS new)
WHERE old <> new;
-- let definitions be edited
PRAGMA writable_schema=ON;
-- exchange the places of animal and animal_bak_2 in the file
UPDATE main.sqlite_schema AS own SET rootpage = other.rootpage
FROM (SELECT name, rootpage FROM main.sqlite_schema
  WHERE type = 'table' AND name IN ('animal', 'animal_bak_2')) AS other
WHERE own.type = 'table' AND own.name IN ('animal', 'animal_bak_2') AND other.name <> own.name;
-- define animal as declared
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE animal(
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  farm INTEGER NOT NULL REFERENCES farm ON DELETE CASCADE,
  tag TEXT UNIQUE,
  loud TEXT AS (upper(tag)),
  weight REAL
)'
WHERE type = 'table' AND name = 'animal';
-- animal_bak_2 has the old rows now, which nobody reads any more
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE "animal_bak_2"(x)'
WHERE type = 'table' AND name = 'animal_bak_2';
-- index animal_weight goes with the old rows
UPDATE main.sqlite_schema SET rowid = (SELECT max(rowid) + 1 FROM main.sqlite_schema),
  name = 'animal_bak_2_1', tbl_name = 'animal_bak_2',
  sql = 'CREATE INDEX "animal_bak_2_1" ON "animal_bak_2"(x)'
WHERE type = 'index' AND name = 'animal_weight';
-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- drop the old rows
DROP TABLE main."animal_bak_2";

-- index sqlite_autoindex_animal_1 of animal has an entry for each row
SELECT abs(-9223372036854775807 - (i0 <> found)) AS "an index is not whole"
FROM (SELECT (SELECT count(*) FROM main."animal" NOT INDEXED) AS found,
  (SELECT count(*) FROM main."animal" INDEXED BY "sqlite_autoindex_animal_1") AS i0)
WHERE i0 <> found;
-- rows from all over animal are found by index sqlite_autoindex_animal_1
SELECT abs(-9223372036854775807 - (found > 0)) AS "rows are not found by an index"
FROM (SELECT count(*) AS found FROM (SELECT 1 FROM (SELECT "tag" AS k0, "id" AS k1
  FROM main."animal" NOT INDEXED WHERE "id" IN (WITH RECURSIVE step(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM step WHERE i < 199),
  ends(low, high) AS (SELECT (SELECT min("id") FROM main."animal" NOT INDEXED), (SELECT max("id") FROM main."animal" NOT INDEXED)),
  aim(place) AS (SELECT low + (1.0 * high - low) * i / 199 FROM ends, step
    UNION ALL SELECT low + (1 << i) FROM ends, step WHERE i < 63
    UNION ALL SELECT high - (1 << i) FROM ends, step WHERE i < 63)
SELECT (SELECT "id" FROM main."animal" NOT INDEXED WHERE "id" >= aim.place
  ORDER BY "id" LIMIT 1) FROM aim)) AS sample
WHERE NOT EXISTS (SELECT 1 FROM main."animal" INDEXED BY "sqlite_autoindex_animal_1"
  WHERE "tag" COLLATE "BINARY" IS sample.k0 AND "id" IS sample.k1)))
WHERE found > 0;
-- make a table for the old rows, which are kept
CREATE TABLE main."tale_bak_2"("rowid_bak" INTEGER PRIMARY KEY, "words");
-- keep the rows of tale in tale_bak_2
INSERT INTO main."tale_bak_2" SELECT "tale".rowid, "tale"."words" FROM main."tale" NOT INDEXED;
-- every row of tale is in tale_bak_2
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."tale" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."tale_bak_2" NOT INDEXED) AS new)
WHERE old <> new;
-- make tale_bak_3 in the form that tale will have
CREATE TABLE main."tale_bak_3" (
  "words" TEXT NOT NULL DEFAULT 'silence'
);
-- copy the rows of tale
INSERT OR ABORT INTO main."tale_bak_3"(rowid, "words")
SELECT "tale".rowid, coalesce("tale"."words", 'silence')
FROM main."tale" NOT INDEXED;
-- every row of tale was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."tale" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."tale_bak_3" NOT INDEXED) AS new)
WHERE old <> new;
-- let definitions be edited
PRAGMA writable_schema=ON;
-- exchange the places of tale and tale_bak_3 in the file
UPDATE main.sqlite_schema AS own SET rootpage = other.rootpage
FROM (SELECT name, rootpage FROM main.sqlite_schema
  WHERE type = 'table' AND name IN ('tale', 'tale_bak_3')) AS other
WHERE own.type = 'table' AND own.name IN ('tale', 'tale_bak_3') AND other.name <> own.name;
-- define tale as declared
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE tale(words TEXT NOT NULL DEFAULT ''silence'')'
WHERE type = 'table' AND name = 'tale';
-- tale_bak_3 has the old rows now, which nobody reads any more
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE "tale_bak_3"(x)'
WHERE type = 'table' AND name = 'tale_bak_3';

-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- drop the old rows
DROP TABLE main."tale_bak_3";

-- create index animal_weight
CREATE INDEX main.animal_weight ON animal(weight);

-- make a backup for song
CREATE TABLE main."song_bak"("rowid_bak" INTEGER PRIMARY KEY, "words");
-- keep the rows of song in song_bak
INSERT INTO main."song_bak" SELECT rowid, "words" FROM main."song";
-- drop song, which is declared differently
DROP TABLE main."song";
-- create virtual table song
CREATE VIRTUAL TABLE main.song USING fts5(words, tokenize = 'porter');
-- copy the rows back
INSERT INTO main."song"(rowid, "words") SELECT * FROM main."song_bak";
-- every row of song came back
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."song_bak" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."song" NOT INDEXED) AS new)
WHERE old <> new;

COMMIT;
