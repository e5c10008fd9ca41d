-- Plan
-- song_search: replace
--   because it is declared differently

-- dropping the old tables must not reach the rows of others
PRAGMA foreign_keys=OFF;
-- renames are followed by what names the table
PRAGMA legacy_alter_table=OFF;
-- every row is checked
PRAGMA ignore_check_constraints=OFF;
-- rows are read in their order
PRAGMA reverse_unordered_selects=OFF;
BEGIN IMMEDIATE;

-- drop song_search, which is declared differently
DROP TABLE main."song_search";
-- create virtual table song_search
CREATE VIRTUAL TABLE main.song_search USING fts5(name, text, content = 'song', content_rowid = 'id');
-- tell song_search its setting automerge again
INSERT INTO main."song_search"("song_search", rank) VALUES ('automerge', 6);
-- tell song_search its setting rank again
INSERT INTO main."song_search"("song_search", rank) VALUES ('rank', 'bm25(2.0, 1.0)');
-- index the rows of its content table
INSERT INTO main."song_search"("song_search") VALUES ('rebuild');

COMMIT;
