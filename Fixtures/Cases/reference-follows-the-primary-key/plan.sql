-- Plan
-- knot: definition edit
--   because the primary key is (place, row), and was (row, place)
--   not cheaper, since ALTER TABLE has no form for it
-- 1 row of loop referred to no parent before; a run compares them one by one, which a script in a shell does not

BEGIN IMMEDIATE;

-- sort the index of the key (place, row)
CREATE UNIQUE INDEX main."knot_bak_2" ON "knot" ("place" COLLATE "BINARY", "row" COLLATE "BINARY");

-- make every connection read the schema again
CREATE TABLE main."knot_bak"(x);
-- let definitions be edited
PRAGMA writable_schema=ON;

-- define knot as declared
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE knot (row INTEGER, place INTEGER, thread TEXT, PRIMARY KEY (place, row))'
WHERE type = 'table' AND name = 'knot';
-- the index of the key (row, place) is one that can be dropped
UPDATE main.sqlite_schema SET name = 'knot_bak_1',
  sql = 'CREATE INDEX "knot_bak_1" ON "knot"("row")'
WHERE type = 'index' AND name = 'sqlite_autoindex_knot_1';
-- it is the index of the key (place, row) of knot
UPDATE main.sqlite_schema SET name = 'sqlite_autoindex_knot_1',
  tbl_name = 'knot', sql = NULL
WHERE type = 'index' AND name = 'knot_bak_2';

-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- the schema is counted up
DROP TABLE main."knot_bak";

-- drop it: no key (row, place) is declared
DROP INDEX main."knot_bak_1";
-- rows from all over knot are found by index sqlite_autoindex_knot_1
SELECT abs(-9223372036854775807 - (found > 0)) AS "rows are not found by an index"
FROM (SELECT count(*) AS found FROM (SELECT 1 FROM (SELECT "place" AS k0, "row" AS k1, rowid AS k2
  FROM main."knot" NOT INDEXED WHERE rowid IN (WITH RECURSIVE step(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM step WHERE i < 199),
  ends(low, high) AS (SELECT (SELECT min(rowid) FROM main."knot" NOT INDEXED), (SELECT max(rowid) FROM main."knot" NOT INDEXED)),
  aim(place) AS (SELECT low + (1.0 * high - low) * i / 199 FROM ends, step
    UNION ALL SELECT low + (1 << i) FROM ends, step WHERE i < 63
    UNION ALL SELECT high - (1 << i) FROM ends, step WHERE i < 63)
SELECT (SELECT rowid FROM main."knot" NOT INDEXED WHERE rowid >= aim.place
  ORDER BY rowid LIMIT 1) FROM aim)) AS sample
WHERE NOT EXISTS (SELECT 1 FROM main."knot" INDEXED BY "sqlite_autoindex_knot_1"
  WHERE "place" COLLATE "BINARY" IS sample.k0 AND "row" COLLATE "BINARY" IS sample.k1 AND rowid IS sample.k2)))
WHERE found > 0;

COMMIT;
