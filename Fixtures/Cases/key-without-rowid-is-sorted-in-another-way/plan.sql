-- Plan
-- word: swap
--   because the primary key is (text COLLATE NOCASE DESC), and was (text)
--   not cheaper, since ALTER TABLE has no form for it
--   not cheaper, since an edit of its definition would not do: its rows are sorted in another way
--   not cheaper, since the rows of word are kept in the index of its key

-- dropping the old tables must not reach the rows of others
PRAGMA foreign_keys=OFF;
-- renames are followed by what names the table
PRAGMA legacy_alter_table=OFF;
-- every row is checked
PRAGMA ignore_check_constraints=OFF;
-- rows are read in their order
PRAGMA reverse_unordered_selects=OFF;
BEGIN IMMEDIATE;

-- make word_bak in the form that word will have
CREATE TABLE main."word_bak" (
  "text" TEXT,
  "count" INTEGER,
  PRIMARY KEY ("text" COLLATE "NOCASE" DESC)
) WITHOUT ROWID;
-- copy the rows of word
INSERT OR ABORT INTO main."word_bak"("text", "count")
SELECT "word"."text", "word"."count"
FROM main."word" INDEXED BY "sqlite_autoindex_word_1"
ORDER BY "word"."text" COLLATE "NOCASE" DESC;
-- every row of word was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."word" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."word_bak" NOT INDEXED) AS new)
WHERE old <> new;
-- let definitions be edited
PRAGMA writable_schema=ON;
-- exchange the places of word and word_bak in the file
UPDATE main.sqlite_schema AS own SET rootpage = other.rootpage
FROM (SELECT name, rootpage FROM main.sqlite_schema
  WHERE type = 'table' AND name IN ('word', 'word_bak')) AS other
WHERE own.type = 'table' AND own.name IN ('word', 'word_bak') AND other.name <> own.name;
-- define word as declared
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE word (text TEXT, count INTEGER, PRIMARY KEY (text COLLATE NOCASE DESC)) WITHOUT ROWID'
WHERE type = 'table' AND name = 'word';
-- word_bak has the old rows now, which nobody reads any more
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE "word_bak"(x PRIMARY KEY) WITHOUT ROWID'
WHERE type = 'table' AND name = 'word_bak';

-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- drop the old rows
DROP TABLE main."word_bak";

COMMIT;
