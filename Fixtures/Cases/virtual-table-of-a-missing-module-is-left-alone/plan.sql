-- Plan
-- place: definition edit
--   because column name is NOT NULL now
--   because index place_name is new
--   not cheaper, since ALTER TABLE has no form for it
-- table shape is not declared; it is kept

BEGIN IMMEDIATE;

-- place.name is never NULL
SELECT abs(-9223372036854775807 - (found > 0)) AS "rows do not fit"
FROM (SELECT count(*) AS found FROM (SELECT 1 FROM main."place" NOT INDEXED WHERE "place"."name" IS NULL))
WHERE found > 0;

-- make every connection read the schema again
CREATE TABLE main."place_bak"(x);
-- let definitions be edited
PRAGMA writable_schema=ON;

-- define place as declared
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE place (id INTEGER PRIMARY KEY, name TEXT NOT NULL)'
WHERE type = 'table' AND name = 'place';

-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- the schema is counted up
DROP TABLE main."place_bak";

-- create index place_name
CREATE INDEX main.place_name ON place (name);

COMMIT;
