-- Plan
-- note: definition edit
--   because the foreign key (folder) to folder(id) is new
--   not cheaper, since ALTER TABLE has no form for it
-- hazard orphan: 2 rows of note would refer by folder to no row of folder (id 2, 4)
--   allowed

BEGIN IMMEDIATE;

-- make every connection read the schema again
CREATE TABLE main."note_bak"(x);
-- let definitions be edited
PRAGMA writable_schema=ON;

-- define note as declared
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE note (id INTEGER PRIMARY KEY, folder INTEGER REFERENCES folder(id))'
WHERE type = 'table' AND name = 'note';

-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- the schema is counted up
DROP TABLE main."note_bak";

COMMIT;
