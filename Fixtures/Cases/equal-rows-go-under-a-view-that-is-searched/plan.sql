-- Plan
-- tag: rebuild
--   because UNIQUE (word) is new
--   not cheaper, since ALTER TABLE copies no rows, and its rows are cured while they are copied
--   not cheaper, since an edit of a definition copies no rows, and its rows are cured while they are copied
--   not cheaper, since a swap cures no rows, and its rows are cured while they are copied
-- word_search: replace
--   because the values of its content table change
-- hazard duplicate: tag may no longer hold equal rows in the key (word), and 1 row equals another one (value 'red')
--   cured: the first of them stays, by id

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
-- keep the old table as tag_bak
ALTER TABLE main."tag" RENAME TO "tag_bak";
-- let later renames be followed
PRAGMA legacy_alter_table=OFF;
-- create tag as declared
CREATE TABLE main.tag (id INTEGER PRIMARY KEY, word TEXT UNIQUE);
-- have 32 MB of page cache while the keys of tag come in no order
PRAGMA main.cache_size=-32000;
-- copy the rows of tag
INSERT OR ABORT INTO main."tag"("id", "word")
SELECT "tag_bak"."id", "tag_bak"."word"
FROM main."tag_bak" NOT INDEXED
WHERE "tag_bak"."id" NOT IN (SELECT i0 FROM (SELECT "tag_bak"."id" AS i0, lag(1) OVER (PARTITION BY "tag_bak"."word" COLLATE "BINARY" ORDER BY "tag_bak"."id") AS "equal" FROM main."tag_bak" NOT INDEXED WHERE "tag_bak"."word" IS NOT NULL) WHERE "equal" IS NOT NULL);
-- have as much page cache as before
PRAGMA main.cache_size=-2000;
-- every row of tag that stays was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."tag_bak" NOT INDEXED
WHERE "tag_bak"."id" NOT IN (SELECT i0 FROM (SELECT "tag_bak"."id" AS i0, lag(1) OVER (PARTITION BY "tag_bak"."word" COLLATE "BINARY" ORDER BY "tag_bak"."id") AS "equal" FROM main."tag_bak" NOT INDEXED WHERE "tag_bak"."word" IS NOT NULL) WHERE "equal" IS NOT NULL)) AS old,
  (SELECT count(*) FROM main."tag" NOT INDEXED) AS new)
WHERE old <> new;
-- drop the old table
DROP TABLE main."tag_bak";

-- index the rows of its content table
INSERT INTO main."word_search"("word_search") VALUES ('rebuild');

COMMIT;
