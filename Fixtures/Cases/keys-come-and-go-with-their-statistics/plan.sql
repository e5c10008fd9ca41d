-- Plan
-- berth: definition edit
--   because column pier is NOT NULL now
--   because UNIQUE (place) is no longer declared
--   because UNIQUE (mark DESC, pier) is new
--   not cheaper, since ALTER TABLE has no form for it

BEGIN IMMEDIATE;

-- berth.pier is never NULL
SELECT abs(-9223372036854775807 - (found > 0)) AS "rows do not fit"
FROM (SELECT count(*) AS found FROM (SELECT 1 FROM main."berth" NOT INDEXED WHERE "berth"."pier" IS NULL))
WHERE found > 0;
-- sort the index of the key (mark, pier)
CREATE UNIQUE INDEX main."berth_bak_2" ON "berth" ("mark" COLLATE "BINARY" DESC, "pier" COLLATE "BINARY");

-- make every connection read the schema again
CREATE TABLE main."berth_bak"(x);
-- let definitions be edited
PRAGMA writable_schema=ON;

-- define berth as declared
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE berth (id INTEGER PRIMARY KEY, pier TEXT NOT NULL, place INTEGER, mark TEXT COLLATE NOCASE, UNIQUE (mark COLLATE BINARY DESC, pier), UNIQUE (mark), UNIQUE (pier))'
WHERE type = 'table' AND name = 'berth';
-- the index of the key (place) is one that can be dropped
UPDATE main.sqlite_schema SET name = 'berth_bak_1',
  sql = 'CREATE INDEX "berth_bak_1" ON "berth"("place")'
WHERE type = 'index' AND name = 'sqlite_autoindex_berth_2';
-- count the indexes of its keys as they are declared
UPDATE main.sqlite_schema SET name = CASE name WHEN 'sqlite_autoindex_berth_3' THEN 'sqlite_autoindex_berth_2' WHEN 'sqlite_autoindex_berth_1' THEN 'sqlite_autoindex_berth_3' ELSE name END
WHERE type = 'index' AND tbl_name = 'berth';
-- it is the index of the key (mark, pier) of berth
UPDATE main.sqlite_schema SET name = 'sqlite_autoindex_berth_1',
  tbl_name = 'berth', sql = NULL
WHERE type = 'index' AND name = 'berth_bak_2';
-- what ANALYZE has found for these indexes follows them
UPDATE main.sqlite_stat1 SET idx = CASE idx WHEN 'sqlite_autoindex_berth_3' THEN 'sqlite_autoindex_berth_2' WHEN 'sqlite_autoindex_berth_1' THEN 'sqlite_autoindex_berth_3' WHEN 'sqlite_autoindex_berth_2' THEN 'berth_bak_1' ELSE idx END
WHERE tbl = 'berth';

-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- the schema is counted up
DROP TABLE main."berth_bak";

-- drop it: no key (place) is declared
DROP INDEX main."berth_bak_1";
-- rows from all over berth are found by index sqlite_autoindex_berth_2
SELECT abs(-9223372036854775807 - (found > 0)) AS "rows are not found by an index"
FROM (SELECT count(*) AS found FROM (SELECT 1 FROM (SELECT "mark" AS k0, "id" AS k1
  FROM main."berth" NOT INDEXED WHERE "id" IN (WITH RECURSIVE step(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM step WHERE i < 199),
  ends(low, high) AS (SELECT (SELECT min("id") FROM main."berth" NOT INDEXED), (SELECT max("id") FROM main."berth" NOT INDEXED)),
  aim(place) AS (SELECT low + (1.0 * high - low) * i / 199 FROM ends, step
    UNION ALL SELECT low + (1 << i) FROM ends, step WHERE i < 63
    UNION ALL SELECT high - (1 << i) FROM ends, step WHERE i < 63)
SELECT (SELECT "id" FROM main."berth" NOT INDEXED WHERE "id" >= aim.place
  ORDER BY "id" LIMIT 1) FROM aim)) AS sample
WHERE NOT EXISTS (SELECT 1 FROM main."berth" INDEXED BY "sqlite_autoindex_berth_2"
  WHERE "mark" COLLATE "NOCASE" IS sample.k0 AND "id" IS sample.k1)))
WHERE found > 0;
-- rows from all over berth are found by index sqlite_autoindex_berth_3
SELECT abs(-9223372036854775807 - (found > 0)) AS "rows are not found by an index"
FROM (SELECT count(*) AS found FROM (SELECT 1 FROM (SELECT "pier" AS k0, "id" AS k1
  FROM main."berth" NOT INDEXED WHERE "id" IN (WITH RECURSIVE step(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM step WHERE i < 199),
  ends(low, high) AS (SELECT (SELECT min("id") FROM main."berth" NOT INDEXED), (SELECT max("id") FROM main."berth" NOT INDEXED)),
  aim(place) AS (SELECT low + (1.0 * high - low) * i / 199 FROM ends, step
    UNION ALL SELECT low + (1 << i) FROM ends, step WHERE i < 63
    UNION ALL SELECT high - (1 << i) FROM ends, step WHERE i < 63)
SELECT (SELECT "id" FROM main."berth" NOT INDEXED WHERE "id" >= aim.place
  ORDER BY "id" LIMIT 1) FROM aim)) AS sample
WHERE NOT EXISTS (SELECT 1 FROM main."berth" INDEXED BY "sqlite_autoindex_berth_3"
  WHERE "pier" COLLATE "BINARY" IS sample.k0 AND "id" IS sample.k1)))
WHERE found > 0;
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

COMMIT;
