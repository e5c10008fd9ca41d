-- Plan
-- pair: rebuild
--   because column c is collated by NOCASE instead of BINARY
--   because the primary key is (a COLLATE NOCASE, b), and was (a, b)
--   because UNIQUE (c COLLATE NOCASE) is new
--   not cheaper, since ALTER TABLE copies no rows, and its rows are cured while they are copied
--   not cheaper, since an edit of a definition copies no rows, and its rows are cured while they are copied
--   not cheaper, since a swap cures no rows, and its rows are cured while they are copied
-- hazard duplicate: pair may no longer hold equal rows in the key (a, b), and 1 row equals another one (value 'X', 1)
--   cured: the first of them stays, by b, c DESC
-- hazard duplicate: pair may no longer hold equal rows in the key (c), and 1 row equals another one (value 'one')
--   cured: the first of them stays, by b, c DESC

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
-- keep the old table as pair_bak
ALTER TABLE main."pair" RENAME TO "pair_bak";
-- let later renames be followed
PRAGMA legacy_alter_table=OFF;
-- create pair as declared
CREATE TABLE main.pair (a TEXT, b INTEGER, c TEXT COLLATE NOCASE UNIQUE, PRIMARY KEY (a COLLATE NOCASE, b)) WITHOUT ROWID;
-- have 32 MB of page cache while the keys of pair come in no order
PRAGMA main.cache_size=-32000;
-- copy the rows of pair
INSERT OR ABORT INTO main."pair"("a", "b", "c")
SELECT "pair_bak"."a", "pair_bak"."b", "pair_bak"."c"
FROM main."pair_bak" INDEXED BY "sqlite_autoindex_pair_bak_1"
WHERE ("pair_bak"."a", "pair_bak"."b") NOT IN (WITH "removed 1" AS (SELECT i0, i1 FROM (SELECT "pair_bak"."a" AS i0, "pair_bak"."b" AS i1, lag(1) OVER (PARTITION BY "pair_bak"."a" COLLATE "NOCASE", "pair_bak"."b" COLLATE "BINARY" ORDER BY "pair_bak"."b", "pair_bak"."c" DESC, "pair_bak"."a", "pair_bak"."b") AS "equal" FROM main."pair_bak" INDEXED BY "sqlite_autoindex_pair_bak_1" WHERE "pair_bak"."a" IS NOT NULL AND "pair_bak"."b" IS NOT NULL) WHERE "equal" IS NOT NULL), "removed 2" AS (SELECT i0, i1 FROM (SELECT "pair_bak"."a" AS i0, "pair_bak"."b" AS i1, lag(1) OVER (PARTITION BY ("pair_bak"."c" COLLATE "NOCASE") COLLATE "NOCASE" ORDER BY "pair_bak"."b", "pair_bak"."c" DESC, "pair_bak"."a", "pair_bak"."b") AS "equal" FROM main."pair_bak" INDEXED BY "sqlite_autoindex_pair_bak_1" WHERE ("pair_bak"."c" COLLATE "NOCASE") IS NOT NULL AND ("pair_bak"."a", "pair_bak"."b") NOT IN (SELECT * FROM "removed 1")) WHERE "equal" IS NOT NULL) SELECT * FROM "removed 1" UNION ALL SELECT * FROM "removed 2")
ORDER BY "pair_bak"."a" COLLATE "NOCASE", "pair_bak"."b" COLLATE "BINARY";
-- have as much page cache as before
PRAGMA main.cache_size=-2000;
-- every row of pair that stays was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."pair_bak" INDEXED BY "sqlite_autoindex_pair_bak_1"
WHERE ("pair_bak"."a", "pair_bak"."b") NOT IN (WITH "removed 1" AS (SELECT i0, i1 FROM (SELECT "pair_bak"."a" AS i0, "pair_bak"."b" AS i1, lag(1) OVER (PARTITION BY "pair_bak"."a" COLLATE "NOCASE", "pair_bak"."b" COLLATE "BINARY" ORDER BY "pair_bak"."b", "pair_bak"."c" DESC, "pair_bak"."a", "pair_bak"."b") AS "equal" FROM main."pair_bak" INDEXED BY "sqlite_autoindex_pair_bak_1" WHERE "pair_bak"."a" IS NOT NULL AND "pair_bak"."b" IS NOT NULL) WHERE "equal" IS NOT NULL), "removed 2" AS (SELECT i0, i1 FROM (SELECT "pair_bak"."a" AS i0, "pair_bak"."b" AS i1, lag(1) OVER (PARTITION BY ("pair_bak"."c" COLLATE "NOCASE") COLLATE "NOCASE" ORDER BY "pair_bak"."b", "pair_bak"."c" DESC, "pair_bak"."a", "pair_bak"."b") AS "equal" FROM main."pair_bak" INDEXED BY "sqlite_autoindex_pair_bak_1" WHERE ("pair_bak"."c" COLLATE "NOCASE") IS NOT NULL AND ("pair_bak"."a", "pair_bak"."b") NOT IN (SELECT * FROM "removed 1")) WHERE "equal" IS NOT NULL) SELECT * FROM "removed 1" UNION ALL SELECT * FROM "removed 2")) AS old,
  (SELECT count(*) FROM main."pair" NOT INDEXED) AS new)
WHERE old <> new;
-- drop the old table
DROP TABLE main."pair_bak";

COMMIT;
