-- Plan
-- page: rebuild
--   because column visits is NOT NULL now
--   not cheaper, since the strategy is to rebuild what differs, or everything

-- dropping the old tables must not reach the rows of others
PRAGMA foreign_keys=OFF;
-- renames are followed by what names the table
PRAGMA legacy_alter_table=OFF;
-- every row is checked
PRAGMA ignore_check_constraints=OFF;
-- rows are read in their order
PRAGMA reverse_unordered_selects=OFF;
BEGIN IMMEDIATE;

-- leave references, views and triggers as written
PRAGMA legacy_alter_table=ON;
-- keep the old table as page_bak
ALTER TABLE main."page" RENAME TO "page_bak";
-- let later renames be followed
PRAGMA legacy_alter_table=OFF;
-- create page as declared
CREATE TABLE main.page (id INTEGER PRIMARY KEY AUTOINCREMENT, head TEXT, visits INTEGER NOT NULL);
-- copy the rows of page
INSERT OR ABORT INTO main."page"("id", "head", "visits")
SELECT "page_bak"."id", "page_bak"."head", "page_bak"."visits"
FROM main."page_bak" NOT INDEXED;
-- every row of page was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."page_bak" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."page" NOT INDEXED) AS new)
WHERE old <> new;
-- carry the counter of page
INSERT INTO main.sqlite_sequence(name, seq) SELECT 'page', seq FROM (SELECT max(seq) AS seq FROM main.sqlite_sequence WHERE name IN ('page', 'page_bak')) WHERE seq IS NOT NULL;
-- keep no counter of page but the highest
DELETE FROM main.sqlite_sequence WHERE name = 'page' AND rowid < (SELECT max(rowid) FROM main.sqlite_sequence WHERE name = 'page');
-- drop the old table
DROP TABLE main."page_bak";

-- create trigger page_words_in
CREATE TRIGGER main.page_words_in AFTER INSERT ON page BEGIN
  INSERT INTO page_words (rowid, head) VALUES (new.id, new.head);
END;
-- create trigger page_words_out
CREATE TRIGGER main.page_words_out AFTER DELETE ON page BEGIN
  INSERT INTO page_words (page_words, rowid, head) VALUES ('delete', old.id, old.head);
END;

COMMIT;
