-- Plan
-- tide: definition edit
--   because column range is no longer declared
--   because index tide_range is not declared
--   not cheaper, since ALTER TABLE has no form for it
-- index tide_range on tide is not declared; it is dropped

BEGIN IMMEDIATE;

-- drop index tide_range: it is not declared
DROP INDEX main."tide_range";

-- make every connection read the schema again
CREATE TABLE main."tide_bak"(x);
-- let definitions be edited
PRAGMA writable_schema=ON;

-- define tide as declared
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE tide (day TEXT, low REAL, high REAL UNIQUE)'
WHERE type = 'table' AND name = 'tide';

-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- the schema is counted up
DROP TABLE main."tide_bak";

COMMIT;
