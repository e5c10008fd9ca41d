-- Plan
-- phrase: rebuild
--   because column lang is new; the rows that exist get 'nb'
--   because UNIQUE (topic, words) is no longer declared
--   because UNIQUE (topic, words, lang) is new
--   not cheaper, since ALTER TABLE would add the column, but UNIQUE (topic, words) is no longer declared

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
-- keep the old table as phrase_bak
ALTER TABLE main."phrase" RENAME TO "phrase_bak";
-- let later renames be followed
PRAGMA legacy_alter_table=OFF;
-- create phrase as declared
CREATE TABLE main.phrase (id INTEGER PRIMARY KEY, topic INTEGER, words TEXT NOT NULL, lang TEXT NOT NULL DEFAULT 'nb', UNIQUE (topic, words, lang));
-- copy the rows of phrase
INSERT OR ABORT INTO main."phrase"("id", "topic", "words")
SELECT "phrase_bak"."id", "phrase_bak"."topic", "phrase_bak"."words"
FROM main."phrase_bak" NOT INDEXED;
-- every row of phrase was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."phrase_bak" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."phrase" NOT INDEXED) AS new)
WHERE old <> new;
-- drop the old table
DROP TABLE main."phrase_bak";

COMMIT;
