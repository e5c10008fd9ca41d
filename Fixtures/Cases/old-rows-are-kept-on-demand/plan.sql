-- Plan
-- animal: rebuild
--   because column weight has type REAL instead of none
--   not cheaper, since ALTER TABLE has no form for it
-- tale: rebuild
--   because column words has type TEXT instead of none, is NOT NULL now, has default 'silence' instead of none
--   not cheaper, since ALTER TABLE has no form for it
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
-- leave references, views and triggers as written
PRAGMA legacy_alter_table=ON;
-- keep the old table as animal_bak_2
ALTER TABLE main."animal" RENAME TO "animal_bak_2";
-- let later renames be followed
PRAGMA legacy_alter_table=OFF;
-- create animal as declared
CREATE TABLE main.animal(
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  farm INTEGER NOT NULL REFERENCES farm ON DELETE CASCADE,
  tag TEXT UNIQUE,
  loud TEXT AS (upper(tag)),
  weight REAL
);
-- copy the rows of animal
INSERT OR ABORT INTO main."animal"("id", "farm", "tag", "weight")
SELECT "animal_bak_2"."id", "animal_bak_2"."farm", "animal_bak_2"."tag", "animal_bak_2"."weight"
FROM main."animal_bak_2" NOT INDEXED;
-- every row of animal was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."animal_bak_2" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."animal" NOT INDEXED) AS new)
WHERE old <> new;
-- carry the counter of animal
INSERT INTO main.sqlite_sequence(name, seq) SELECT 'animal', seq FROM (SELECT max(seq) AS seq FROM main.sqlite_sequence WHERE name IN ('animal', 'animal_bak_2')) WHERE seq IS NOT NULL;
-- keep no counter of animal but the highest
DELETE FROM main.sqlite_sequence WHERE name = 'animal' AND rowid < (SELECT max(rowid) FROM main.sqlite_sequence WHERE name = 'animal');
-- drop the old table
DROP TABLE main."animal_bak_2";

-- make a table for the old rows, which are kept
CREATE TABLE main."tale_bak_2"("rowid_bak" INTEGER PRIMARY KEY, "words");
-- keep the rows of tale in tale_bak_2
INSERT INTO main."tale_bak_2" SELECT "tale".rowid, "tale"."words" FROM main."tale" NOT INDEXED;
-- every row of tale is in tale_bak_2
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."tale" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."tale_bak_2" NOT INDEXED) AS new)
WHERE old <> new;
-- leave references, views and triggers as written
PRAGMA legacy_alter_table=ON;
-- keep the old table as tale_bak_3
ALTER TABLE main."tale" RENAME TO "tale_bak_3";
-- let later renames be followed
PRAGMA legacy_alter_table=OFF;
-- create tale as declared
CREATE TABLE main.tale(words TEXT NOT NULL DEFAULT 'silence');
-- copy the rows of tale
INSERT OR ABORT INTO main."tale"(rowid, "words")
SELECT "tale_bak_3".rowid, coalesce("tale_bak_3"."words", 'silence')
FROM main."tale_bak_3" NOT INDEXED;
-- every row of tale was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."tale_bak_3" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."tale" NOT INDEXED) AS new)
WHERE old <> new;
-- drop the old table
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

-- create trigger animal_told
CREATE TRIGGER main.animal_told AFTER DELETE ON animal BEGIN
  INSERT INTO tale VALUES (old.tag);
END;

COMMIT;
