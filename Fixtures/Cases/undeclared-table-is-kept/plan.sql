-- Plan
-- ours: definition edit
--   because column v is NOT NULL now
--   not cheaper, since ALTER TABLE has no form for it
-- table theirs is not declared; it is kept

BEGIN IMMEDIATE;

-- ours.v is never NULL
SELECT abs(-9223372036854775807 - (found > 0)) AS "rows do not fit"
FROM (SELECT count(*) AS found FROM (SELECT 1 FROM main."ours" NOT INDEXED WHERE "ours"."v" IS NULL))
WHERE found > 0;

-- make every connection read the schema again
CREATE TABLE main."ours_bak"(x);
-- let definitions be edited
PRAGMA writable_schema=ON;

-- define ours as declared
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE ours (id INTEGER PRIMARY KEY, v TEXT NOT NULL)'
WHERE type = 'table' AND name = 'ours';

-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- the schema is counted up
DROP TABLE main."ours_bak";

COMMIT;
