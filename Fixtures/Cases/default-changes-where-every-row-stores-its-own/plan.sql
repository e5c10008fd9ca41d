-- Plan
-- cup: definition edit
--   because column size has default 'medium' instead of 'small'
--   because column color has default 'white' instead of none
--   not cheaper, since ALTER TABLE has no form for it

BEGIN IMMEDIATE;

-- every row of cup stores size itself
SELECT abs(-9223372036854775807 - (found > 0)) AS "rows do not fit"
FROM (SELECT count(*) AS found FROM (SELECT 1 FROM main."cup" NOT INDEXED WHERE ("cup"."size" IS NULL OR "cup"."size" COLLATE BINARY IS (+'small')) AND "cup"."color" IS NULL AND "cup"."made" IS NULL))
WHERE found > 0;
-- every row of cup stores color itself
SELECT abs(-9223372036854775807 - (found > 0)) AS "rows do not fit"
FROM (SELECT count(*) AS found FROM (SELECT 1 FROM main."cup" NOT INDEXED WHERE "cup"."color" IS NULL AND "cup"."made" IS NULL))
WHERE found > 0;

-- make every connection read the schema again
CREATE TABLE main."cup_bak"(x);
-- let definitions be edited
PRAGMA writable_schema=ON;

-- define cup as declared
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE cup (size TEXT DEFAULT ''medium'', color TEXT DEFAULT ''white'', made TEXT)'
WHERE type = 'table' AND name = 'cup';

-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- the schema is counted up
DROP TABLE main."cup_bak";

COMMIT;
