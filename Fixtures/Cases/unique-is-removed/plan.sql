-- Plan
-- radio: definition edit
--   because UNIQUE (code) is no longer declared
--   not cheaper, since ALTER TABLE has no form for it

BEGIN IMMEDIATE;

-- make every connection read the schema again
CREATE TABLE main."radio_bak"(x);
-- let definitions be edited
PRAGMA writable_schema=ON;

-- define radio as declared
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE radio (id INTEGER PRIMARY KEY, host TEXT NOT NULL UNIQUE, code TEXT NOT NULL)'
WHERE type = 'table' AND name = 'radio';
-- the index of the key (code) is one that can be dropped
UPDATE main.sqlite_schema SET name = 'radio_bak_1',
  sql = 'CREATE INDEX "radio_bak_1" ON "radio"("code")'
WHERE type = 'index' AND name = 'sqlite_autoindex_radio_2';

-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- the schema is counted up
DROP TABLE main."radio_bak";

-- drop it: no key (code) is declared
DROP INDEX main."radio_bak_1";

COMMIT;
