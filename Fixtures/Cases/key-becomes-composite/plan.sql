-- Plan
-- line: definition edit
--   because column line is NOT NULL now
--   because the primary key is (zone, line), and was (line)
--   not cheaper, since ALTER TABLE has no form for it

BEGIN IMMEDIATE;

-- line.line is never NULL
SELECT abs(-9223372036854775807 - (found > 0)) AS "rows do not fit"
FROM (SELECT count(*) AS found FROM (SELECT 1 FROM main."line" NOT INDEXED WHERE "line"."line" IS NULL))
WHERE found > 0;
-- sort the index of the key (zone, line)
CREATE UNIQUE INDEX main."line_bak_2" ON "line" ("zone" COLLATE "BINARY", "line" COLLATE "BINARY");

-- make every connection read the schema again
CREATE TABLE main."line_bak"(x);
-- let definitions be edited
PRAGMA writable_schema=ON;

-- define line as declared
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE line (line TEXT NOT NULL, zone TEXT NOT NULL, driver TEXT, PRIMARY KEY (zone, line))'
WHERE type = 'table' AND name = 'line';
-- the index of the key (line) is one that can be dropped
UPDATE main.sqlite_schema SET name = 'line_bak_1',
  sql = 'CREATE INDEX "line_bak_1" ON "line"("line")'
WHERE type = 'index' AND name = 'sqlite_autoindex_line_1';
-- it is the index of the key (zone, line) of line
UPDATE main.sqlite_schema SET name = 'sqlite_autoindex_line_1',
  tbl_name = 'line', sql = NULL
WHERE type = 'index' AND name = 'line_bak_2';

-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- the schema is counted up
DROP TABLE main."line_bak";

-- drop it: no key (line) is declared
DROP INDEX main."line_bak_1";
-- rows from all over line are found by index sqlite_autoindex_line_1
SELECT abs(-9223372036854775807 - (found > 0)) AS "rows are not found by an index"
FROM (SELECT count(*) AS found FROM (SELECT 1 FROM (SELECT "zone" AS k0, "line" AS k1, rowid AS k2
  FROM main."line" NOT INDEXED WHERE rowid IN (WITH RECURSIVE step(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM step WHERE i < 199),
  ends(low, high) AS (SELECT (SELECT min(rowid) FROM main."line" NOT INDEXED), (SELECT max(rowid) FROM main."line" NOT INDEXED)),
  aim(place) AS (SELECT low + (1.0 * high - low) * i / 199 FROM ends, step
    UNION ALL SELECT low + (1 << i) FROM ends, step WHERE i < 63
    UNION ALL SELECT high - (1 << i) FROM ends, step WHERE i < 63)
SELECT (SELECT rowid FROM main."line" NOT INDEXED WHERE rowid >= aim.place
  ORDER BY rowid LIMIT 1) FROM aim)) AS sample
WHERE NOT EXISTS (SELECT 1 FROM main."line" INDEXED BY "sqlite_autoindex_line_1"
  WHERE "zone" COLLATE "BINARY" IS sample.k0 AND "line" COLLATE "BINARY" IS sample.k1 AND rowid IS sample.k2)))
WHERE found > 0;

COMMIT;
