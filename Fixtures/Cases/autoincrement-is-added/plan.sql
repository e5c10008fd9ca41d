-- Plan
-- boat: definition edit
--   because the primary key is (id) AUTOINCREMENT, and was (id)
--   not cheaper, since ALTER TABLE has no form for it

BEGIN IMMEDIATE;

-- make every connection read the schema again
CREATE TABLE main."boat_bak"(x INTEGER PRIMARY KEY AUTOINCREMENT);
-- let definitions be edited
PRAGMA writable_schema=ON;

-- define boat as declared
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE boat (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT)'
WHERE type = 'table' AND name = 'boat';

-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- the schema is counted up
DROP TABLE main."boat_bak";
-- begin the counter of boat
INSERT INTO main.sqlite_sequence(name, seq) SELECT 'boat', seq FROM (SELECT max(seq) AS seq FROM (SELECT seq FROM main.sqlite_sequence WHERE name = 'boat' UNION ALL SELECT max(max("id"), 0) FROM main."boat")) WHERE seq IS NOT NULL;
-- keep no counter of boat but the highest
DELETE FROM main.sqlite_sequence WHERE name = 'boat' AND rowid < (SELECT max(rowid) FROM main.sqlite_sequence WHERE name = 'boat');

COMMIT;
