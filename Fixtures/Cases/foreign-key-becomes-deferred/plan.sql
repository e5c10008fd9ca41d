-- Plan
-- key: definition edit
--   because the foreign key (lock) to lock(id) is no longer declared
--   because the foreign key (lock) to lock(id), deferred is new
--   not cheaper, since ALTER TABLE has no form for it

BEGIN IMMEDIATE;

-- make every connection read the schema again
CREATE TABLE main."key_bak"(x);
-- let definitions be edited
PRAGMA writable_schema=ON;

-- define key as declared
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE key (id INTEGER PRIMARY KEY, lock INTEGER REFERENCES lock (id) DEFERRABLE INITIALLY DEFERRED, teeth INTEGER)'
WHERE type = 'table' AND name = 'key';

-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- the schema is counted up
DROP TABLE main."key_bak";

COMMIT;
