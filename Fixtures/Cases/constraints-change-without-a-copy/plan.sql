-- Plan
-- berth: definition edit
--   because column code is NOT NULL now
--   because column depth has type TEXT instead of VARCHAR(10)
--   because column length may be NULL now
--   because UNIQUE (code) named code_key is no longer declared
--   because UNIQUE (ship, code) ON CONFLICT REPLACE is no longer declared
--   because UNIQUE (code) is new
--   because UNIQUE (ship, code) named ship_once is new
--   because CHECK (depth <> '') is no longer declared
--   because CHECK (length > 0) is new
--   because the foreign key (note) to gone(id) is no longer declared
--   because the foreign key (ship) to ship(id), on delete SET NULL is new
--   not cheaper, since ALTER TABLE has no form for it

BEGIN IMMEDIATE;

-- berth.code is never NULL
SELECT abs(-9223372036854775807 - (found > 0)) AS "rows do not fit"
FROM (SELECT count(*) AS found FROM (SELECT 1 FROM main."berth" NOT INDEXED WHERE "berth"."code" IS NULL))
WHERE found > 0;
-- no row of berth fails CHECK (length > 0)
SELECT abs(-9223372036854775807 - (found > 0)) AS "rows do not fit"
FROM (SELECT count(*) AS found FROM (SELECT 1 FROM main."berth" NOT INDEXED WHERE NOT ("berth"."length" > 0)))
WHERE found > 0;

-- make every connection read the schema again
CREATE TABLE main."berth_bak"(x);
-- let definitions be edited
PRAGMA writable_schema=ON;

-- define berth as declared
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE berth (
  code TEXT NOT NULL UNIQUE,
  depth TEXT,
  length INTEGER CHECK (length > 0),
  ship INTEGER REFERENCES ship (id) ON DELETE SET NULL,
  note TEXT,
  -- A berth takes a ship once.
  CONSTRAINT ship_once UNIQUE (ship, code)
)'
WHERE type = 'table' AND name = 'berth';

-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- the schema is counted up
DROP TABLE main."berth_bak";
-- every row of berth has the parent that it refers to
SELECT abs(-9223372036854775807 - (found > 0)) AS "rows without a parent"
FROM (SELECT count(*) AS found FROM (SELECT c.rowid FROM main."berth" AS c
WHERE c."ship" IS NOT NULL AND NOT EXISTS (
  SELECT 1 FROM main."ship" AS p WHERE p."id" = +c."ship")))
WHERE found > 0;

COMMIT;
