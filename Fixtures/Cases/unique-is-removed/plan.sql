-- Plan
-- radio: swap
--   because UNIQUE (code) is no longer declared
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

-- make radio_bak in the form that radio will have
CREATE TABLE main."radio_bak" (
  "id" INTEGER PRIMARY KEY,
  "host" TEXT NOT NULL,
  "code" TEXT NOT NULL
);
-- copy the rows of radio
INSERT OR ABORT INTO main."radio_bak"("id", "host", "code")
SELECT "radio"."id", "radio"."host", "radio"."code"
FROM main."radio" NOT INDEXED;
-- every row of radio was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."radio" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."radio_bak" NOT INDEXED) AS new)
WHERE old <> new;
-- let definitions be edited
PRAGMA writable_schema=ON;
-- exchange the places of radio and radio_bak in the file
UPDATE main.sqlite_schema AS own SET rootpage = other.rootpage
FROM (SELECT name, rootpage FROM main.sqlite_schema
  WHERE type = 'table' AND name IN ('radio', 'radio_bak')) AS other
WHERE own.type = 'table' AND own.name IN ('radio', 'radio_bak') AND other.name <> own.name;
-- define radio as declared
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE radio (id INTEGER PRIMARY KEY, host TEXT NOT NULL UNIQUE, code TEXT NOT NULL)'
WHERE type = 'table' AND name = 'radio';
-- radio_bak has the old rows now, which nobody reads any more
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE "radio_bak"(x)'
WHERE type = 'table' AND name = 'radio_bak';
-- index sqlite_autoindex_radio_2 goes with the old rows
UPDATE main.sqlite_schema SET rowid = (SELECT max(rowid) + 1 FROM main.sqlite_schema),
  name = 'radio_bak_1', tbl_name = 'radio_bak',
  sql = 'CREATE INDEX "radio_bak_1" ON "radio_bak"(x)'
WHERE type = 'index' AND name = 'sqlite_autoindex_radio_2';
-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- drop the old rows
DROP TABLE main."radio_bak";

-- index sqlite_autoindex_radio_1 of radio has an entry for each row
SELECT abs(-9223372036854775807 - (i0 <> found)) AS "an index is not whole"
FROM (SELECT (SELECT count(*) FROM main."radio" NOT INDEXED) AS found,
  (SELECT count(*) FROM main."radio" INDEXED BY "sqlite_autoindex_radio_1") AS i0)
WHERE i0 <> found;
-- rows from all over radio are found by index sqlite_autoindex_radio_1
SELECT abs(-9223372036854775807 - (found > 0)) AS "rows are not found by an index"
FROM (SELECT count(*) AS found FROM (SELECT 1 FROM (SELECT "host" AS k0, "id" AS k1
  FROM main."radio" NOT INDEXED WHERE "id" IN (WITH RECURSIVE step(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM step WHERE i < 199)
SELECT (SELECT "id" FROM main."radio" NOT INDEXED WHERE "id" >= (SELECT min("id") FROM main."radio" NOT INDEXED)
  + (1.0 * (SELECT max("id") FROM main."radio" NOT INDEXED) - (SELECT min("id") FROM main."radio" NOT INDEXED)) * i / 199 ORDER BY "id" LIMIT 1) FROM step) LIMIT 200) AS sample
WHERE NOT EXISTS (SELECT 1 FROM main."radio" INDEXED BY "sqlite_autoindex_radio_1"
  WHERE "host" COLLATE "BINARY" IS sample.k0 AND "id" IS sample.k1)))
WHERE found > 0;

COMMIT;
