-- Plan
-- parcel: definition edit
--   because column label is NOT NULL now
--   not cheaper, since ALTER TABLE has no form for it
-- sqliteusers: definition edit
--   because column login is NOT NULL now
--   not cheaper, since ALTER TABLE has no form for it

BEGIN IMMEDIATE;

-- parcel.label is never NULL
SELECT abs(-9223372036854775807 - (found > 0)) AS "rows do not fit"
FROM (SELECT count(*) AS found FROM (SELECT 1 FROM main."parcel" NOT INDEXED WHERE "parcel"."label" IS NULL))
WHERE found > 0;
-- sqliteusers.login is never NULL
SELECT abs(-9223372036854775807 - (found > 0)) AS "rows do not fit"
FROM (SELECT count(*) AS found FROM (SELECT 1 FROM main."sqliteusers" NOT INDEXED WHERE "sqliteusers"."login" IS NULL))
WHERE found > 0;

-- make every connection read the schema again
CREATE TABLE main."parcel_bak"(x);
-- let definitions be edited
PRAGMA writable_schema=ON;

-- define parcel as declared
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE parcel (id INTEGER PRIMARY KEY AUTOINCREMENT, label TEXT NOT NULL)'
WHERE type = 'table' AND name = 'parcel';
-- define sqliteusers as declared
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE sqliteusers (id INTEGER PRIMARY KEY, login TEXT NOT NULL)'
WHERE type = 'table' AND name = 'sqliteusers';

-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- the schema is counted up
DROP TABLE main."parcel_bak";

COMMIT;
