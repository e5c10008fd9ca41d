-- Plan
-- word: rebuild
--   because the table is now WITHOUT ROWID
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

-- leave references, views and triggers as written
PRAGMA legacy_alter_table=ON;
-- keep the old table as word_bak
ALTER TABLE main."word" RENAME TO "word_bak";
-- let later renames be followed
PRAGMA legacy_alter_table=OFF;
-- create word as declared
CREATE TABLE main.word (lang TEXT NOT NULL, term TEXT NOT NULL, sense TEXT, PRIMARY KEY (lang, term)) WITHOUT ROWID;
-- copy the rows of word
INSERT OR ABORT INTO main."word"("lang", "term", "sense")
SELECT "word_bak"."lang", "word_bak"."term", "word_bak"."sense"
FROM main."word_bak" NOT INDEXED
ORDER BY "word_bak"."lang" COLLATE "BINARY", "word_bak"."term" COLLATE "BINARY";
-- every row of word was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."word_bak" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."word" NOT INDEXED) AS new)
WHERE old <> new;
-- drop the old table
DROP TABLE main."word_bak";

-- create index word_sense
CREATE INDEX main.word_sense ON word (sense);

COMMIT;
