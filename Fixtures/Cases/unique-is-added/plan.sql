-- Plan
-- nick: definition edit
--   because UNIQUE (name) is new
--   not cheaper, since ALTER TABLE has no form for it

BEGIN IMMEDIATE;

-- sort the index of the key (name)
CREATE UNIQUE INDEX main."nick_bak_1" ON "nick" ("name" COLLATE "BINARY");

-- make every connection read the schema again
CREATE TABLE main."nick_bak"(x);
-- let definitions be edited
PRAGMA writable_schema=ON;

-- define nick as declared
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE nick (id INTEGER PRIMARY KEY, name TEXT UNIQUE, team TEXT)'
WHERE type = 'table' AND name = 'nick';
-- it is the index of the key (name) of nick
UPDATE main.sqlite_schema SET name = 'sqlite_autoindex_nick_1',
  tbl_name = 'nick', sql = NULL
WHERE type = 'index' AND name = 'nick_bak_1';

-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- the schema is counted up
DROP TABLE main."nick_bak";
-- rows from all over nick are found by index sqlite_autoindex_nick_1
SELECT abs(-9223372036854775807 - (found > 0)) AS "rows are not found by an index"
FROM (SELECT count(*) AS found FROM (SELECT 1 FROM (SELECT "name" AS k0, "id" AS k1
  FROM main."nick" NOT INDEXED WHERE "id" IN (WITH RECURSIVE step(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM step WHERE i < 199),
  ends(low, high) AS (SELECT (SELECT min("id") FROM main."nick" NOT INDEXED), (SELECT max("id") FROM main."nick" NOT INDEXED)),
  aim(place) AS (SELECT low + (1.0 * high - low) * i / 199 FROM ends, step
    UNION ALL SELECT low + (1 << i) FROM ends, step WHERE i < 63
    UNION ALL SELECT high - (1 << i) FROM ends, step WHERE i < 63)
SELECT (SELECT "id" FROM main."nick" NOT INDEXED WHERE "id" >= aim.place
  ORDER BY "id" LIMIT 1) FROM aim)) AS sample
WHERE NOT EXISTS (SELECT 1 FROM main."nick" INDEXED BY "sqlite_autoindex_nick_1"
  WHERE "name" COLLATE "BINARY" IS sample.k0 AND "id" IS sample.k1)))
WHERE found > 0;

COMMIT;
