-- Plan
-- song: swap
--   because the primary key is (title), and was none
--   because the table is now WITHOUT ROWID
--   not cheaper, since ALTER TABLE has no form for it
--   not cheaper, since an edit of its definition would not do: the table is now WITHOUT ROWID
--   not cheaper, since the rows of song are kept in the index of its key
-- song_added: replace
--   because it is declared differently
-- hazard rowid-change: 2 rows of song would no longer have the rowid by which trigger song_added knows them (rowid 4, 9)
--   allowed

-- dropping the old tables must not reach the rows of others
PRAGMA foreign_keys=OFF;
-- renames are followed by what names the table
PRAGMA legacy_alter_table=OFF;
-- every row is checked
PRAGMA ignore_check_constraints=OFF;
-- rows are read in their order
PRAGMA reverse_unordered_selects=OFF;
BEGIN IMMEDIATE;

-- drop trigger song_added: it is declared differently
DROP TRIGGER main."song_added";
-- make song_bak in the form that song will have
CREATE TABLE main."song_bak" (
  "title" TEXT PRIMARY KEY,
  "length" INT
) WITHOUT ROWID;
-- copy the rows of song
INSERT OR ABORT INTO main."song_bak"("title", "length")
SELECT "song"."title", "song"."length"
FROM main."song" NOT INDEXED
ORDER BY "song"."title" COLLATE "BINARY";
-- every row of song was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."song" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."song_bak" NOT INDEXED) AS new)
WHERE old <> new;
-- let definitions be edited
PRAGMA writable_schema=ON;
-- exchange the places of song and song_bak in the file
UPDATE main.sqlite_schema AS own SET rootpage = other.rootpage
FROM (SELECT name, rootpage FROM main.sqlite_schema
  WHERE type = 'table' AND name IN ('song', 'song_bak')) AS other
WHERE own.type = 'table' AND own.name IN ('song', 'song_bak') AND other.name <> own.name;
-- define song as declared
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE song (title TEXT PRIMARY KEY, length INT) WITHOUT ROWID'
WHERE type = 'table' AND name = 'song';
-- song_bak has the old rows now, which nobody reads any more
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE "song_bak"(x)'
WHERE type = 'table' AND name = 'song_bak';

-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- drop the old rows
DROP TABLE main."song_bak";

-- create trigger song_added
CREATE TRIGGER main.song_added AFTER INSERT ON song BEGIN INSERT INTO played VALUES (new.title, 'never'); END;

COMMIT;
