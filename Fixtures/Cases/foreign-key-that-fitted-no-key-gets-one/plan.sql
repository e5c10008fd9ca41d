-- Plan
-- dock: definition edit
--   because the primary key is (name), and was none
--   not cheaper, since ALTER TABLE has no form for it
-- table crane is not declared; it is kept
-- 2 rows of ship referred to no parent before; a run compares them one by one, which a script in a shell does not
-- 1 row of crane referred to no parent before; a run compares them one by one, which a script in a shell does not

BEGIN IMMEDIATE;

-- sort the index of the key (name)
CREATE UNIQUE INDEX main."dock_bak_1" ON "dock" ("name" COLLATE "BINARY");

-- make every connection read the schema again
CREATE TABLE main."dock_bak"(x);
-- let definitions be edited
PRAGMA writable_schema=ON;

-- define dock as declared
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE dock (name TEXT PRIMARY KEY, depth INT)'
WHERE type = 'table' AND name = 'dock';
-- it is the index of the key (name) of dock
UPDATE main.sqlite_schema SET name = 'sqlite_autoindex_dock_1',
  tbl_name = 'dock', sql = NULL
WHERE type = 'index' AND name = 'dock_bak_1';

-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- the schema is counted up
DROP TABLE main."dock_bak";
-- rows from all over dock are found by index sqlite_autoindex_dock_1
SELECT abs(-9223372036854775807 - (found > 0)) AS "rows are not found by an index"
FROM (SELECT count(*) AS found FROM (SELECT 1 FROM (SELECT "name" AS k0, rowid AS k1
  FROM main."dock" NOT INDEXED WHERE rowid IN (WITH RECURSIVE step(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM step WHERE i < 199),
  ends(low, high) AS (SELECT (SELECT min(rowid) FROM main."dock" NOT INDEXED), (SELECT max(rowid) FROM main."dock" NOT INDEXED)),
  aim(place) AS (SELECT low + (1.0 * high - low) * i / 199 FROM ends, step
    UNION ALL SELECT low + (1 << i) FROM ends, step WHERE i < 63
    UNION ALL SELECT high - (1 << i) FROM ends, step WHERE i < 63)
SELECT (SELECT rowid FROM main."dock" NOT INDEXED WHERE rowid >= aim.place
  ORDER BY rowid LIMIT 1) FROM aim)) AS sample
WHERE NOT EXISTS (SELECT 1 FROM main."dock" INDEXED BY "sqlite_autoindex_dock_1"
  WHERE "name" COLLATE "BINARY" IS sample.k0 AND rowid IS sample.k1)))
WHERE found > 0;

COMMIT;
