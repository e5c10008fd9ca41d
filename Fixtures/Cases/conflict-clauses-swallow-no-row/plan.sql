-- Plan
-- coin: swap
--   because the primary key is (id) ON CONFLICT REPLACE, and was (id)
--   because UNIQUE (land, year) ON CONFLICT REPLACE is new
--   not cheaper, since ALTER TABLE has no form for it
--   not cheaper, since an edit of its definition would not do: the indexes of its keys would be other ones
-- tag: swap
--   because column word is NOT NULL ON CONFLICT IGNORE now
--   because UNIQUE (word) ON CONFLICT IGNORE is new
--   not cheaper, since ALTER TABLE has no form for it
--   not cheaper, since an edit of its definition would not do: the indexes of its keys would be other ones

-- dropping the old tables must not reach the rows of others
PRAGMA foreign_keys=OFF;
-- renames are followed by what names the table
PRAGMA legacy_alter_table=OFF;
-- every row is checked
PRAGMA ignore_check_constraints=OFF;
-- rows are read in their order
PRAGMA reverse_unordered_selects=OFF;
BEGIN IMMEDIATE;

-- make coin_bak in the form that coin will have
CREATE TABLE main."coin_bak" (
  "id" INTEGER PRIMARY KEY,
  "land" TEXT,
  "year" INTEGER
);
-- copy the rows of coin
INSERT OR ABORT INTO main."coin_bak"("id", "land", "year")
SELECT "coin"."id", "coin"."land", "coin"."year"
FROM main."coin" NOT INDEXED;
-- every row of coin was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."coin" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."coin_bak" NOT INDEXED) AS new)
WHERE old <> new;
-- sort the index of the key (land, year)
CREATE UNIQUE INDEX main."coin_bak_1" ON "coin_bak" ("land" COLLATE "BINARY", "year" COLLATE "BINARY");
-- let definitions be edited
PRAGMA writable_schema=ON;
-- exchange the places of coin and coin_bak in the file
UPDATE main.sqlite_schema AS own SET rootpage = other.rootpage
FROM (SELECT name, rootpage FROM main.sqlite_schema
  WHERE type = 'table' AND name IN ('coin', 'coin_bak')) AS other
WHERE own.type = 'table' AND own.name IN ('coin', 'coin_bak') AND other.name <> own.name;
-- define coin as declared
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE coin (id INTEGER PRIMARY KEY ON CONFLICT REPLACE, land TEXT, year INTEGER, UNIQUE (land, year) ON CONFLICT REPLACE)'
WHERE type = 'table' AND name = 'coin';
-- coin_bak has the old rows now, which nobody reads any more
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE "coin_bak"(x)'
WHERE type = 'table' AND name = 'coin_bak';
-- it is the index of the key (land, year) of coin
UPDATE main.sqlite_schema SET name = 'sqlite_autoindex_coin_1',
  tbl_name = 'coin', sql = NULL
WHERE type = 'index' AND name = 'coin_bak_1';
-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- drop the old rows
DROP TABLE main."coin_bak";

-- make tag_bak in the form that tag will have
CREATE TABLE main."tag_bak" (
  "word" TEXT NOT NULL ON CONFLICT IGNORE
);
-- copy the rows of tag
INSERT OR ABORT INTO main."tag_bak"(rowid, "word")
SELECT "tag".rowid, "tag"."word"
FROM main."tag" NOT INDEXED;
-- every row of tag was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."tag" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."tag_bak" NOT INDEXED) AS new)
WHERE old <> new;
-- sort the index of the key (word)
CREATE UNIQUE INDEX main."tag_bak_1" ON "tag_bak" ("word" COLLATE "BINARY");
-- let definitions be edited
PRAGMA writable_schema=ON;
-- exchange the places of tag and tag_bak in the file
UPDATE main.sqlite_schema AS own SET rootpage = other.rootpage
FROM (SELECT name, rootpage FROM main.sqlite_schema
  WHERE type = 'table' AND name IN ('tag', 'tag_bak')) AS other
WHERE own.type = 'table' AND own.name IN ('tag', 'tag_bak') AND other.name <> own.name;
-- define tag as declared
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE tag (word TEXT NOT NULL ON CONFLICT IGNORE UNIQUE ON CONFLICT IGNORE)'
WHERE type = 'table' AND name = 'tag';
-- tag_bak has the old rows now, which nobody reads any more
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE "tag_bak"(x)'
WHERE type = 'table' AND name = 'tag_bak';
-- it is the index of the key (word) of tag
UPDATE main.sqlite_schema SET name = 'sqlite_autoindex_tag_1',
  tbl_name = 'tag', sql = NULL
WHERE type = 'index' AND name = 'tag_bak_1';
-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- drop the old rows
DROP TABLE main."tag_bak";

COMMIT;
