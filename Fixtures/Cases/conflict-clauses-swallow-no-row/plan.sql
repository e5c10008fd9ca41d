-- Plan
-- coin: definition edit
--   because the primary key is (id) ON CONFLICT REPLACE, and was (id)
--   because UNIQUE (land, year) ON CONFLICT REPLACE is new
--   not cheaper, since ALTER TABLE has no form for it
-- tag: definition edit
--   because column word is NOT NULL ON CONFLICT IGNORE now
--   because UNIQUE (word) ON CONFLICT IGNORE is new
--   not cheaper, since ALTER TABLE has no form for it

BEGIN IMMEDIATE;

-- sort the index of the key (land, year)
CREATE UNIQUE INDEX main."coin_bak_1" ON "coin" ("land" COLLATE "BINARY", "year" COLLATE "BINARY");

-- tag.word is never NULL
SELECT abs(-9223372036854775807 - (found > 0)) AS "rows do not fit"
FROM (SELECT count(*) AS found FROM (SELECT 1 FROM main."tag" NOT INDEXED WHERE "tag"."word" IS NULL))
WHERE found > 0;
-- sort the index of the key (word)
CREATE UNIQUE INDEX main."tag_bak_1" ON "tag" ("word" COLLATE "BINARY");

-- make every connection read the schema again
CREATE TABLE main."coin_bak"(x);
-- let definitions be edited
PRAGMA writable_schema=ON;

-- define coin as declared
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE coin (id INTEGER PRIMARY KEY ON CONFLICT REPLACE, land TEXT, year INTEGER, UNIQUE (land, year) ON CONFLICT REPLACE)'
WHERE type = 'table' AND name = 'coin';
-- it is the index of the key (land, year) of coin
UPDATE main.sqlite_schema SET name = 'sqlite_autoindex_coin_1',
  tbl_name = 'coin', sql = NULL
WHERE type = 'index' AND name = 'coin_bak_1';
-- define tag as declared
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE tag (word TEXT NOT NULL ON CONFLICT IGNORE UNIQUE ON CONFLICT IGNORE)'
WHERE type = 'table' AND name = 'tag';
-- it is the index of the key (word) of tag
UPDATE main.sqlite_schema SET name = 'sqlite_autoindex_tag_1',
  tbl_name = 'tag', sql = NULL
WHERE type = 'index' AND name = 'tag_bak_1';

-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- the schema is counted up
DROP TABLE main."coin_bak";
-- rows from all over coin are found by index sqlite_autoindex_coin_1
SELECT abs(-9223372036854775807 - (found > 0)) AS "rows are not found by an index"
FROM (SELECT count(*) AS found FROM (SELECT 1 FROM (SELECT "land" AS k0, "year" AS k1, "id" AS k2
  FROM main."coin" NOT INDEXED WHERE "id" IN (WITH RECURSIVE step(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM step WHERE i < 199),
  ends(low, high) AS (SELECT (SELECT min("id") FROM main."coin" NOT INDEXED), (SELECT max("id") FROM main."coin" NOT INDEXED)),
  aim(place) AS (SELECT low + (1.0 * high - low) * i / 199 FROM ends, step
    UNION ALL SELECT low + (1 << i) FROM ends, step WHERE i < 63
    UNION ALL SELECT high - (1 << i) FROM ends, step WHERE i < 63)
SELECT (SELECT "id" FROM main."coin" NOT INDEXED WHERE "id" >= aim.place
  ORDER BY "id" LIMIT 1) FROM aim)) AS sample
WHERE NOT EXISTS (SELECT 1 FROM main."coin" INDEXED BY "sqlite_autoindex_coin_1"
  WHERE "land" COLLATE "BINARY" IS sample.k0 AND "year" COLLATE "BINARY" IS sample.k1 AND "id" IS sample.k2)))
WHERE found > 0;
-- rows from all over tag are found by index sqlite_autoindex_tag_1
SELECT abs(-9223372036854775807 - (found > 0)) AS "rows are not found by an index"
FROM (SELECT count(*) AS found FROM (SELECT 1 FROM (SELECT "word" AS k0, rowid AS k1
  FROM main."tag" NOT INDEXED WHERE rowid IN (WITH RECURSIVE step(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM step WHERE i < 199),
  ends(low, high) AS (SELECT (SELECT min(rowid) FROM main."tag" NOT INDEXED), (SELECT max(rowid) FROM main."tag" NOT INDEXED)),
  aim(place) AS (SELECT low + (1.0 * high - low) * i / 199 FROM ends, step
    UNION ALL SELECT low + (1 << i) FROM ends, step WHERE i < 63
    UNION ALL SELECT high - (1 << i) FROM ends, step WHERE i < 63)
SELECT (SELECT rowid FROM main."tag" NOT INDEXED WHERE rowid >= aim.place
  ORDER BY rowid LIMIT 1) FROM aim)) AS sample
WHERE NOT EXISTS (SELECT 1 FROM main."tag" INDEXED BY "sqlite_autoindex_tag_1"
  WHERE "word" COLLATE "BINARY" IS sample.k0 AND rowid IS sample.k1)))
WHERE found > 0;

COMMIT;
