-- Plan
-- coin: rebuild
--   because the primary key is (id) ON CONFLICT REPLACE, and was (id)
--   because UNIQUE (land, year) ON CONFLICT REPLACE is new
--   not cheaper, since ALTER TABLE has no form for it
-- tag: rebuild
--   because column word is NOT NULL ON CONFLICT IGNORE now
--   because UNIQUE (word) ON CONFLICT IGNORE is new
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
-- keep the old table as coin_bak
ALTER TABLE main."coin" RENAME TO "coin_bak";
-- let later renames be followed
PRAGMA legacy_alter_table=OFF;
-- create coin as declared
CREATE TABLE main.coin (id INTEGER PRIMARY KEY ON CONFLICT REPLACE, land TEXT, year INTEGER, UNIQUE (land, year) ON CONFLICT REPLACE);
-- copy the rows of coin
INSERT OR ABORT INTO main."coin"("id", "land", "year")
SELECT "coin_bak"."id", "coin_bak"."land", "coin_bak"."year"
FROM main."coin_bak" NOT INDEXED;
-- every row of coin was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."coin_bak" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."coin" NOT INDEXED) AS new)
WHERE old <> new;
-- drop the old table
DROP TABLE main."coin_bak";

-- leave references, views and triggers as written
PRAGMA legacy_alter_table=ON;
-- keep the old table as tag_bak
ALTER TABLE main."tag" RENAME TO "tag_bak";
-- let later renames be followed
PRAGMA legacy_alter_table=OFF;
-- create tag as declared
CREATE TABLE main.tag (word TEXT NOT NULL ON CONFLICT IGNORE UNIQUE ON CONFLICT IGNORE);
-- copy the rows of tag
INSERT OR ABORT INTO main."tag"(rowid, "word")
SELECT "tag_bak".rowid, "tag_bak"."word"
FROM main."tag_bak" NOT INDEXED;
-- every row of tag was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."tag_bak" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."tag" NOT INDEXED) AS new)
WHERE old <> new;
-- drop the old table
DROP TABLE main."tag_bak";

COMMIT;
