-- Plan
-- buoy: definition edit
--   because the primary key is (id), and was (id) AUTOINCREMENT
--   not cheaper, since ALTER TABLE has no form for it

BEGIN IMMEDIATE;

-- make every connection read the schema again
CREATE TABLE main."buoy_bak"(x);
-- let definitions be edited
PRAGMA writable_schema=ON;

-- define buoy as declared
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE buoy (id INTEGER PRIMARY KEY, colour TEXT)'
WHERE type = 'table' AND name = 'buoy';

-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- the schema is counted up
DROP TABLE main."buoy_bak";
-- forget the counter of buoy
DELETE FROM main.sqlite_sequence WHERE name = 'buoy';

COMMIT;
