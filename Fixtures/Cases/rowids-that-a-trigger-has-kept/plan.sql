-- Refused: nothing below is run until the hazards are settled.
-- Plan
-- song: rebuild
--   because the primary key is (title), and was none
--   because the table is now WITHOUT ROWID
--   not cheaper, since ALTER TABLE has no form for it
-- song_added: replace
--   because it is declared differently
-- hazard rowid-change: 2 rows of song would no longer have the rowid by which trigger song_added knows them (rowid 4, 9)
--   refused; keep the rowids in a column first (INTEGER PRIMARY KEY), or allow rowid-change:song and mend what has kept them

-- dropping the old tables must not reach the rows of others
-- PRAGMA foreign_keys=OFF;
-- renames are followed by what names the table
-- PRAGMA legacy_alter_table=OFF;
-- every row is checked
-- PRAGMA ignore_check_constraints=OFF;
-- rows are read in their order
-- PRAGMA reverse_unordered_selects=OFF;
-- BEGIN IMMEDIATE;

-- drop trigger song_added: it is declared differently
-- DROP TRIGGER main."song_added";

-- leave references, views and triggers as written
-- PRAGMA legacy_alter_table=ON;
-- keep the old table as song_bak
-- ALTER TABLE main."song" RENAME TO "song_bak";
-- let later renames be followed
-- PRAGMA legacy_alter_table=OFF;
-- create song as declared
-- CREATE TABLE main.song (title TEXT PRIMARY KEY, length INT) WITHOUT ROWID;
-- copy the rows of song
-- INSERT OR ABORT INTO main."song"("title", "length")
-- SELECT "song_bak"."title", "song_bak"."length"
-- FROM main."song_bak" NOT INDEXED
-- ORDER BY "song_bak"."title" COLLATE "BINARY";
-- every row of song was copied
-- SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
-- FROM (SELECT (SELECT count(*) FROM main."song_bak" NOT INDEXED) AS old,
--   (SELECT count(*) FROM main."song" NOT INDEXED) AS new)
-- WHERE old <> new;
-- drop the old table
-- DROP TABLE main."song_bak";

-- create trigger song_added
-- CREATE TRIGGER main.song_added AFTER INSERT ON song BEGIN INSERT INTO played VALUES (new.title, 'never'); END;

-- COMMIT;
