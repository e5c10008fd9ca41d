-- Plan
-- invoice: definition edit
--   because the primary key is (id) AUTOINCREMENT, and was (id)
--   not cheaper, since ALTER TABLE has no form for it
-- draft: definition edit
--   because the primary key is (id) AUTOINCREMENT, and was (id)
--   not cheaper, since ALTER TABLE has no form for it
-- receipt: definition edit
--   because the primary key is (id), and was (id) AUTOINCREMENT
--   not cheaper, since ALTER TABLE has no form for it

BEGIN IMMEDIATE;

-- make every connection read the schema again
CREATE TABLE main."invoice_bak"(x INTEGER PRIMARY KEY AUTOINCREMENT);
-- let definitions be edited
PRAGMA writable_schema=ON;

-- define invoice as declared
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE invoice (id INTEGER PRIMARY KEY AUTOINCREMENT, total REAL)'
WHERE type = 'table' AND name = 'invoice';
-- define draft as declared
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE draft (id INTEGER PRIMARY KEY AUTOINCREMENT, total REAL)'
WHERE type = 'table' AND name = 'draft';
-- define receipt as declared
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE receipt (id INTEGER PRIMARY KEY, total REAL)'
WHERE type = 'table' AND name = 'receipt';

-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- the schema is counted up
DROP TABLE main."invoice_bak";
-- begin the counter of invoice
INSERT INTO main.sqlite_sequence(name, seq) SELECT 'invoice', seq FROM (SELECT max(seq) AS seq FROM (SELECT seq FROM main.sqlite_sequence WHERE name = 'invoice' UNION ALL SELECT max(max("id"), 0) FROM main."invoice")) WHERE seq IS NOT NULL;
-- keep no counter of invoice but the highest
DELETE FROM main.sqlite_sequence WHERE name = 'invoice' AND rowid < (SELECT max(rowid) FROM main.sqlite_sequence WHERE name = 'invoice');
-- begin the counter of draft
INSERT INTO main.sqlite_sequence(name, seq) SELECT 'draft', seq FROM (SELECT max(seq) AS seq FROM (SELECT seq FROM main.sqlite_sequence WHERE name = 'draft' UNION ALL SELECT max(max("id"), 0) FROM main."draft")) WHERE seq IS NOT NULL;
-- keep no counter of draft but the highest
DELETE FROM main.sqlite_sequence WHERE name = 'draft' AND rowid < (SELECT max(rowid) FROM main.sqlite_sequence WHERE name = 'draft');
-- forget the counter of receipt
DELETE FROM main.sqlite_sequence WHERE name = 'receipt';

COMMIT;
