-- Plan
-- crate: definition edit
--   because column label may be NULL now
--   because column stack is new; the rows that exist get 2
--   because column owner is new; the rows that exist get 'harbour'
--   because column tag is new
--   because UNIQUE (label) is no longer declared
--   because CHECK (weight < 900) is no longer declared
--   because CHECK (stack BETWEEN 1 AND 4) is new
--   because CHECK (owner <> label) is new
--   not cheaper, since ALTER TABLE would add the column, but column label may be NULL now

BEGIN IMMEDIATE;

-- make every connection read the schema again
CREATE TABLE main."crate_bak"(x);
-- let definitions be edited
PRAGMA writable_schema=ON;

-- define crate as declared
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE crate (
  id INTEGER PRIMARY KEY,
  label TEXT,
  weight INTEGER, -- nothing is too heavy any more
  stack INTEGER NOT NULL DEFAULT 2 CHECK (stack BETWEEN 1 AND 4),
  owner TEXT DEFAULT ''harbour'' COLLATE NOCASE,
  tag TEXT AS (label || ''/'' || stack),
  CHECK (owner <> label)
)'
WHERE type = 'table' AND name = 'crate';
-- the index of the key (label) is one that can be dropped
UPDATE main.sqlite_schema SET name = 'crate_bak_1',
  sql = 'CREATE INDEX "crate_bak_1" ON "crate"("label")'
WHERE type = 'index' AND name = 'sqlite_autoindex_crate_1';

-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- the schema is counted up
DROP TABLE main."crate_bak";

-- drop it: no key (label) is declared
DROP INDEX main."crate_bak_1";
-- no row of crate fails a CHECK of what was added
SELECT abs(-9223372036854775807 - 1) AS "rows fail a CHECK"
FROM (SELECT count(CASE WHEN NOT (stack BETWEEN 1 AND 4) THEN 1 END) AS c0 FROM (SELECT * FROM main."crate" NOT INDEXED LIMIT 1) AS "crate")
WHERE c0 > 0;
-- no row of crate fails a CHECK of what was added
SELECT abs(-9223372036854775807 - 1) AS "rows fail a CHECK"
FROM (SELECT count(CASE WHEN NOT (owner <> label) THEN 1 END) AS c0 FROM main."crate" NOT INDEXED)
WHERE c0 > 0;

COMMIT;
