-- Plan
-- word: swap
--   because column length is new
--   because UNIQUE (length) is new
--   not cheaper, since ALTER TABLE cannot add length: it is UNIQUE
--   not cheaper, since an edit of its definition would not do: column length is new, and it is UNIQUE
--   not cheaper, since an update of its rows would not do: column length is new, and it is UNIQUE

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
  "id" INTEGER PRIMARY KEY,
  "text" TEXT,
  "length" INTEGER
);
-- copy the rows of word
INSERT OR ABORT INTO main."word_bak"("id", "text")
SELECT "word"."id", "word"."text"
FROM main."word" NOT INDEXED;
-- every row of word was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."word" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."word_bak" NOT INDEXED) AS new)
WHERE old <> new;
-- sort the index of the key (length)
CREATE UNIQUE INDEX main."word_bak_1" ON "word_bak" ("length" COLLATE "BINARY");
-- let definitions be edited
PRAGMA writable_schema=ON;
-- exchange the places of word and word_bak in the file
UPDATE main.sqlite_schema AS own SET rootpage = other.rootpage
FROM (SELECT name, rootpage FROM main.sqlite_schema
  WHERE type = 'table' AND name IN ('word', 'word_bak')) AS other
WHERE own.type = 'table' AND own.name IN ('word', 'word_bak') AND other.name <> own.name;
-- define word as declared
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE word (id INTEGER PRIMARY KEY, text TEXT, length INTEGER UNIQUE,
  UNIQUE (text, text), UNIQUE (text, id, text))'
WHERE type = 'table' AND name = 'word';
-- word_bak has the old rows now, which nobody reads any more
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE "word_bak"(x)'
WHERE type = 'table' AND name = 'word_bak';
-- count the indexes of its keys as they are declared
UPDATE main.sqlite_schema SET name = CASE name WHEN 'sqlite_autoindex_word_1' THEN 'sqlite_autoindex_word_2' WHEN 'sqlite_autoindex_word_2' THEN 'sqlite_autoindex_word_3' ELSE name END
WHERE type = 'index' AND tbl_name = 'word';
-- it is the index of the key (length) of word
UPDATE main.sqlite_schema SET name = 'sqlite_autoindex_word_1',
  tbl_name = 'word', sql = NULL
WHERE type = 'index' AND name = 'word_bak_1';
-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- drop the old rows
DROP TABLE main."word_bak";

-- indexes sqlite_autoindex_word_2, sqlite_autoindex_word_3 of word have an entry for each row
SELECT abs(-9223372036854775807 - (i0 <> found OR i1 <> found)) AS "an index is not whole"
FROM (SELECT (SELECT count(*) FROM main."word" NOT INDEXED) AS found,
  (SELECT count(*) FROM main."word" INDEXED BY "sqlite_autoindex_word_2") AS i0,
  (SELECT count(*) FROM main."word" INDEXED BY "sqlite_autoindex_word_3") AS i1)
WHERE i0 <> found OR i1 <> found;
-- rows from all over word are found by index sqlite_autoindex_word_2
SELECT abs(-9223372036854775807 - (found > 0)) AS "rows are not found by an index"
FROM (SELECT count(*) AS found FROM (SELECT 1 FROM (SELECT "text" AS k0, "text" AS k1, "id" AS k2
  FROM main."word" NOT INDEXED WHERE "id" IN (WITH RECURSIVE step(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM step WHERE i < 199),
  ends(low, high) AS (SELECT (SELECT min("id") FROM main."word" NOT INDEXED), (SELECT max("id") FROM main."word" NOT INDEXED)),
  aim(place) AS (SELECT low + (1.0 * high - low) * i / 199 FROM ends, step
    UNION ALL SELECT low + (1 << i) FROM ends, step WHERE i < 63
    UNION ALL SELECT high - (1 << i) FROM ends, step WHERE i < 63)
SELECT (SELECT "id" FROM main."word" NOT INDEXED WHERE "id" >= aim.place
  ORDER BY "id" LIMIT 1) FROM aim)) AS sample
WHERE NOT EXISTS (SELECT 1 FROM main."word" INDEXED BY "sqlite_autoindex_word_2"
  WHERE "text" COLLATE "BINARY" IS sample.k0 AND "text" COLLATE "BINARY" IS sample.k1 AND "id" IS sample.k2)))
WHERE found > 0;
-- rows from all over word are found by index sqlite_autoindex_word_3
SELECT abs(-9223372036854775807 - (found > 0)) AS "rows are not found by an index"
FROM (SELECT count(*) AS found FROM (SELECT 1 FROM (SELECT "text" AS k0, "id" AS k1, "text" AS k2, "id" AS k3
  FROM main."word" NOT INDEXED WHERE "id" IN (WITH RECURSIVE step(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM step WHERE i < 199),
  ends(low, high) AS (SELECT (SELECT min("id") FROM main."word" NOT INDEXED), (SELECT max("id") FROM main."word" NOT INDEXED)),
  aim(place) AS (SELECT low + (1.0 * high - low) * i / 199 FROM ends, step
    UNION ALL SELECT low + (1 << i) FROM ends, step WHERE i < 63
    UNION ALL SELECT high - (1 << i) FROM ends, step WHERE i < 63)
SELECT (SELECT "id" FROM main."word" NOT INDEXED WHERE "id" >= aim.place
  ORDER BY "id" LIMIT 1) FROM aim)) AS sample
WHERE NOT EXISTS (SELECT 1 FROM main."word" INDEXED BY "sqlite_autoindex_word_3"
  WHERE "text" COLLATE "BINARY" IS sample.k0 AND "id" COLLATE "BINARY" IS sample.k1 AND "text" COLLATE "BINARY" IS sample.k2 AND "id" IS sample.k3)))
WHERE found > 0;

COMMIT;
