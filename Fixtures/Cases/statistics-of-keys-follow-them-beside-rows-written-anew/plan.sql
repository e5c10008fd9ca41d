-- Plan
-- berth: swap
--   because column sign is new
--   because column place has type TEXT instead of INTEGER
--   because UNIQUE (place) is no longer declared
--   not cheaper, since ALTER TABLE would add the column, but column place has type TEXT instead of INTEGER
--   not cheaper, since an edit of its definition would not do: column place has type TEXT instead of INTEGER
--   not cheaper, since column sign is new, for which no row has a place

-- dropping the old tables must not reach the rows of others
PRAGMA foreign_keys=OFF;
-- renames are followed by what names the table
PRAGMA legacy_alter_table=OFF;
-- every row is checked
PRAGMA ignore_check_constraints=OFF;
-- rows are read in their order
PRAGMA reverse_unordered_selects=OFF;
BEGIN IMMEDIATE;

-- make berth_bak in the form that berth will have
CREATE TABLE main."berth_bak" (
  "id" INTEGER PRIMARY KEY,
  "sign" TEXT,
  "pier" TEXT,
  "place" TEXT,
  "mark" TEXT
);
-- copy the rows of berth
INSERT OR ABORT INTO main."berth_bak"("id", "pier", "place", "mark")
SELECT "berth"."id", "berth"."pier", "berth"."place", "berth"."mark"
FROM main."berth" NOT INDEXED;
-- every row of berth was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."berth" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."berth_bak" NOT INDEXED) AS new)
WHERE old <> new;
-- let definitions be edited
PRAGMA writable_schema=ON;
-- exchange the places of berth and berth_bak in the file
UPDATE main.sqlite_schema AS own SET rootpage = other.rootpage
FROM (SELECT name, rootpage FROM main.sqlite_schema
  WHERE type = 'table' AND name IN ('berth', 'berth_bak')) AS other
WHERE own.type = 'table' AND own.name IN ('berth', 'berth_bak') AND other.name <> own.name;
-- define berth as declared
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE berth (id INTEGER PRIMARY KEY, sign TEXT, pier TEXT, place TEXT, mark TEXT, UNIQUE (mark, pier), UNIQUE (pier))'
WHERE type = 'table' AND name = 'berth';
-- berth_bak has the old rows now, which nobody reads any more
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE "berth_bak"(x)'
WHERE type = 'table' AND name = 'berth_bak';
-- index sqlite_autoindex_berth_2 goes with the old rows
UPDATE main.sqlite_schema SET rowid = (SELECT max(rowid) + 1 FROM main.sqlite_schema),
  name = 'berth_bak_1', tbl_name = 'berth_bak',
  sql = 'CREATE INDEX "berth_bak_1" ON "berth_bak"(x)'
WHERE type = 'index' AND name = 'sqlite_autoindex_berth_2';
-- count the indexes of its keys as they are declared
UPDATE main.sqlite_schema SET name = CASE name WHEN 'sqlite_autoindex_berth_3' THEN 'sqlite_autoindex_berth_1' WHEN 'sqlite_autoindex_berth_1' THEN 'sqlite_autoindex_berth_2' ELSE name END
WHERE type = 'index' AND tbl_name = 'berth';
-- what ANALYZE has found for keys that go goes with them
DELETE FROM main.sqlite_stat1
WHERE tbl = 'berth' AND idx IN ('sqlite_autoindex_berth_2');
-- what ANALYZE has found for these indexes follows them
UPDATE main.sqlite_stat1 SET idx = CASE idx WHEN 'sqlite_autoindex_berth_3' THEN 'sqlite_autoindex_berth_1' WHEN 'sqlite_autoindex_berth_1' THEN 'sqlite_autoindex_berth_2' ELSE idx END
WHERE tbl = 'berth';
-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- drop the old rows
DROP TABLE main."berth_bak";

-- indexes sqlite_autoindex_berth_1, sqlite_autoindex_berth_2 of berth have an entry for each row
SELECT abs(-9223372036854775807 - (i0 <> found OR i1 <> found)) AS "an index is not whole"
FROM (SELECT (SELECT count(*) FROM main."berth" NOT INDEXED) AS found,
  (SELECT count(*) FROM main."berth" INDEXED BY "sqlite_autoindex_berth_1") AS i0,
  (SELECT count(*) FROM main."berth" INDEXED BY "sqlite_autoindex_berth_2") AS i1)
WHERE i0 <> found OR i1 <> found;
-- rows from all over berth are found by index sqlite_autoindex_berth_1
SELECT abs(-9223372036854775807 - (found > 0)) AS "rows are not found by an index"
FROM (SELECT count(*) AS found FROM (SELECT 1 FROM (SELECT "mark" AS k0, "pier" AS k1, "id" AS k2
  FROM main."berth" NOT INDEXED WHERE "id" IN (WITH RECURSIVE step(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM step WHERE i < 199),
  ends(low, high) AS (SELECT (SELECT min("id") FROM main."berth" NOT INDEXED), (SELECT max("id") FROM main."berth" NOT INDEXED)),
  aim(place) AS (SELECT low + (1.0 * high - low) * i / 199 FROM ends, step
    UNION ALL SELECT low + (1 << i) FROM ends, step WHERE i < 63
    UNION ALL SELECT high - (1 << i) FROM ends, step WHERE i < 63)
SELECT (SELECT "id" FROM main."berth" NOT INDEXED WHERE "id" >= aim.place
  ORDER BY "id" LIMIT 1) FROM aim)) AS sample
WHERE NOT EXISTS (SELECT 1 FROM main."berth" INDEXED BY "sqlite_autoindex_berth_1"
  WHERE "mark" COLLATE "BINARY" IS sample.k0 AND "pier" COLLATE "BINARY" IS sample.k1 AND "id" IS sample.k2)))
WHERE found > 0;
-- rows from all over berth are found by index sqlite_autoindex_berth_2
SELECT abs(-9223372036854775807 - (found > 0)) AS "rows are not found by an index"
FROM (SELECT count(*) AS found FROM (SELECT 1 FROM (SELECT "pier" AS k0, "id" AS k1
  FROM main."berth" NOT INDEXED WHERE "id" IN (WITH RECURSIVE step(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM step WHERE i < 199),
  ends(low, high) AS (SELECT (SELECT min("id") FROM main."berth" NOT INDEXED), (SELECT max("id") FROM main."berth" NOT INDEXED)),
  aim(place) AS (SELECT low + (1.0 * high - low) * i / 199 FROM ends, step
    UNION ALL SELECT low + (1 << i) FROM ends, step WHERE i < 63
    UNION ALL SELECT high - (1 << i) FROM ends, step WHERE i < 63)
SELECT (SELECT "id" FROM main."berth" NOT INDEXED WHERE "id" >= aim.place
  ORDER BY "id" LIMIT 1) FROM aim)) AS sample
WHERE NOT EXISTS (SELECT 1 FROM main."berth" INDEXED BY "sqlite_autoindex_berth_2"
  WHERE "pier" COLLATE "BINARY" IS sample.k0 AND "id" IS sample.k1)))
WHERE found > 0;

COMMIT;
