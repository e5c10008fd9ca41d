-- Plan
-- pass: definition edit
--   because column holder may be NULL now
--   not cheaper, since ALTER TABLE has no form for it

BEGIN IMMEDIATE;

-- make every connection read the schema again
CREATE TABLE main."pass_bak"(x);
-- let definitions be edited
PRAGMA writable_schema=ON;

-- define pass as declared
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE pass (gate TEXT NOT NULL, day TEXT NOT NULL, holder TEXT, PRIMARY KEY (gate, day))'
WHERE type = 'table' AND name = 'pass';

-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- the schema is counted up
DROP TABLE main."pass_bak";

COMMIT;
