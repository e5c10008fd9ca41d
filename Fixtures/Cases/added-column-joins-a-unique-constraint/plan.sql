-- Plan
-- phrase: swap
--   because column lang is new; the rows that exist get 'nb'
--   because UNIQUE (topic, words) is no longer declared
--   because UNIQUE (topic, words, lang) is new
--   not cheaper, since ALTER TABLE would add the column, but UNIQUE (topic, words) is no longer declared
--   not cheaper, since an edit of its definition would not do: no index of (topic, words, lang) can be sorted before the column is there
--   not cheaper, since column lang is new, for which no row has a place

-- dropping the old tables must not reach the rows of others
PRAGMA foreign_keys=OFF;
-- renames are followed by what names the table
PRAGMA legacy_alter_table=OFF;
-- every row is checked
PRAGMA ignore_check_constraints=OFF;
-- rows are read in their order
PRAGMA reverse_unordered_selects=OFF;
BEGIN IMMEDIATE;

-- make phrase_bak in the form that phrase will have
CREATE TABLE main."phrase_bak" (
  "id" INTEGER PRIMARY KEY,
  "topic" INTEGER,
  "words" TEXT NOT NULL,
  "lang" TEXT NOT NULL DEFAULT 'nb'
);
-- copy the rows of phrase
INSERT OR ABORT INTO main."phrase_bak"("id", "topic", "words")
SELECT "phrase"."id", "phrase"."topic", "phrase"."words"
FROM main."phrase" NOT INDEXED;
-- every row of phrase was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."phrase" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."phrase_bak" NOT INDEXED) AS new)
WHERE old <> new;
-- sort the index of the key (topic, words, lang)
CREATE UNIQUE INDEX main."phrase_bak_1" ON "phrase_bak" ("topic" COLLATE "BINARY", "words" COLLATE "BINARY", "lang" COLLATE "BINARY");
-- let definitions be edited
PRAGMA writable_schema=ON;
-- exchange the places of phrase and phrase_bak in the file
UPDATE main.sqlite_schema AS own SET rootpage = other.rootpage
FROM (SELECT name, rootpage FROM main.sqlite_schema
  WHERE type = 'table' AND name IN ('phrase', 'phrase_bak')) AS other
WHERE own.type = 'table' AND own.name IN ('phrase', 'phrase_bak') AND other.name <> own.name;
-- define phrase as declared
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE phrase (id INTEGER PRIMARY KEY, topic INTEGER, words TEXT NOT NULL, lang TEXT NOT NULL DEFAULT ''nb'', UNIQUE (topic, words, lang))'
WHERE type = 'table' AND name = 'phrase';
-- phrase_bak has the old rows now, which nobody reads any more
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE "phrase_bak"(x)'
WHERE type = 'table' AND name = 'phrase_bak';
-- index sqlite_autoindex_phrase_1 goes with the old rows
UPDATE main.sqlite_schema SET rowid = (SELECT max(rowid) + 1 FROM main.sqlite_schema),
  name = 'phrase_bak_2', tbl_name = 'phrase_bak',
  sql = 'CREATE INDEX "phrase_bak_2" ON "phrase_bak"(x)'
WHERE type = 'index' AND name = 'sqlite_autoindex_phrase_1';
-- it is the index of the key (topic, words, lang) of phrase
UPDATE main.sqlite_schema SET name = 'sqlite_autoindex_phrase_1',
  tbl_name = 'phrase', sql = NULL
WHERE type = 'index' AND name = 'phrase_bak_1';
-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- drop the old rows
DROP TABLE main."phrase_bak";

COMMIT;
