-- Plan
-- loan: definition edit
--   because column renewed is new; the rows that exist get 0
--   because CHECK (renewed < 5) is new
--   not cheaper, since ALTER TABLE would look at every row and index again, to find those that do not fit

BEGIN IMMEDIATE;

-- make every connection read the schema again
CREATE TABLE main."loan_bak"(x);
-- let definitions be edited
PRAGMA writable_schema=ON;

-- define loan as declared
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE loan (
  id INTEGER PRIMARY KEY, days INTEGER CHECK (days > 0), renewed INTEGER DEFAULT 0 CHECK (renewed < 5)
)'
WHERE type = 'table' AND name = 'loan';

-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- the schema is counted up
DROP TABLE main."loan_bak";
-- no row of loan fails a CHECK of what was added
SELECT abs(-9223372036854775807 - 1) AS "rows fail a CHECK"
FROM (SELECT count(CASE WHEN NOT (renewed < 5) THEN 1 END) AS c0 FROM (SELECT * FROM main."loan" NOT INDEXED LIMIT 1) AS "loan")
WHERE c0 > 0;

COMMIT;
