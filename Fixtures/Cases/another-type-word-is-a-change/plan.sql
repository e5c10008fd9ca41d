-- Plan
-- load: definition edit
--   because column tons has type INTEGER instead of INT
--   not cheaper, since ALTER TABLE has no form for it

BEGIN IMMEDIATE;

-- make every connection read the schema again
CREATE TABLE main."load_bak"(x);
-- let definitions be edited
PRAGMA writable_schema=ON;

-- define load as declared
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE load (id INTEGER PRIMARY KEY, tons INTEGER, kind TEXT)'
WHERE type = 'table' AND name = 'load';

-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- the schema is counted up
DROP TABLE main."load_bak";

COMMIT;
