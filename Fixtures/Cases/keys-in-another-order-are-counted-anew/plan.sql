-- Plan
-- seat: definition edit
--   because column price is NOT NULL now
--   not cheaper, since ALTER TABLE has no form for it

BEGIN IMMEDIATE;

-- seat.price is never NULL
SELECT abs(-9223372036854775807 - (found > 0)) AS "rows do not fit"
FROM (SELECT count(*) AS found FROM (SELECT 1 FROM main."seat" NOT INDEXED WHERE "seat"."price" IS NULL))
WHERE found > 0;

-- make every connection read the schema again
CREATE TABLE main."seat_bak"(x);
-- let definitions be edited
PRAGMA writable_schema=ON;

-- define seat as declared
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE seat (hall TEXT, number TEXT, price INTEGER NOT NULL, UNIQUE (number), UNIQUE (hall))'
WHERE type = 'table' AND name = 'seat';
-- count the indexes of its keys as they are declared
UPDATE main.sqlite_schema SET name = CASE name WHEN 'sqlite_autoindex_seat_2' THEN 'sqlite_autoindex_seat_1' WHEN 'sqlite_autoindex_seat_1' THEN 'sqlite_autoindex_seat_2' ELSE name END
WHERE type = 'index' AND tbl_name = 'seat';

-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- the schema is counted up
DROP TABLE main."seat_bak";
-- rows from all over seat are found by index sqlite_autoindex_seat_1
SELECT abs(-9223372036854775807 - (found > 0)) AS "rows are not found by an index"
FROM (SELECT count(*) AS found FROM (SELECT 1 FROM (SELECT "number" AS k0, rowid AS k1
  FROM main."seat" NOT INDEXED WHERE rowid IN (WITH RECURSIVE step(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM step WHERE i < 199),
  ends(low, high) AS (SELECT (SELECT min(rowid) FROM main."seat" NOT INDEXED), (SELECT max(rowid) FROM main."seat" NOT INDEXED)),
  aim(place) AS (SELECT low + (1.0 * high - low) * i / 199 FROM ends, step
    UNION ALL SELECT low + (1 << i) FROM ends, step WHERE i < 63
    UNION ALL SELECT high - (1 << i) FROM ends, step WHERE i < 63)
SELECT (SELECT rowid FROM main."seat" NOT INDEXED WHERE rowid >= aim.place
  ORDER BY rowid LIMIT 1) FROM aim)) AS sample
WHERE NOT EXISTS (SELECT 1 FROM main."seat" INDEXED BY "sqlite_autoindex_seat_1"
  WHERE "number" COLLATE "BINARY" IS sample.k0 AND rowid IS sample.k1)))
WHERE found > 0;
-- rows from all over seat are found by index sqlite_autoindex_seat_2
SELECT abs(-9223372036854775807 - (found > 0)) AS "rows are not found by an index"
FROM (SELECT count(*) AS found FROM (SELECT 1 FROM (SELECT "hall" AS k0, rowid AS k1
  FROM main."seat" NOT INDEXED WHERE rowid IN (WITH RECURSIVE step(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM step WHERE i < 199),
  ends(low, high) AS (SELECT (SELECT min(rowid) FROM main."seat" NOT INDEXED), (SELECT max(rowid) FROM main."seat" NOT INDEXED)),
  aim(place) AS (SELECT low + (1.0 * high - low) * i / 199 FROM ends, step
    UNION ALL SELECT low + (1 << i) FROM ends, step WHERE i < 63
    UNION ALL SELECT high - (1 << i) FROM ends, step WHERE i < 63)
SELECT (SELECT rowid FROM main."seat" NOT INDEXED WHERE rowid >= aim.place
  ORDER BY rowid LIMIT 1) FROM aim)) AS sample
WHERE NOT EXISTS (SELECT 1 FROM main."seat" INDEXED BY "sqlite_autoindex_seat_2"
  WHERE "hall" COLLATE "BINARY" IS sample.k0 AND rowid IS sample.k1)))
WHERE found > 0;

COMMIT;
