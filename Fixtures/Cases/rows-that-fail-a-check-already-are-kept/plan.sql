-- Plan
-- loan: update
--   because column reader has default 'nobody' instead of none
--   because index loan_days is new
--   not cheaper, since ALTER TABLE has no form for it
--   not cheaper, since 1 row may hold the default of reader only as the definition says it, and would change with it

-- dropping the old tables must not reach the rows of others
PRAGMA foreign_keys=OFF;
-- renames are followed by what names the table
PRAGMA legacy_alter_table=OFF;
-- every row is checked
PRAGMA ignore_check_constraints=OFF;
-- rows are read in their order
PRAGMA reverse_unordered_selects=OFF;
BEGIN IMMEDIATE;

-- make loan_bak, through which the rows of loan are written
CREATE TABLE main."loan_bak" (
  "id" INTEGER PRIMARY KEY,
  "days",
  "reader"
);

-- let definitions be edited
PRAGMA writable_schema=ON;
-- exchange the places of loan and loan_bak in the file
UPDATE main.sqlite_schema AS own SET rootpage = other.rootpage
FROM (SELECT name, rootpage FROM main.sqlite_schema
  WHERE type = 'table' AND name IN ('loan', 'loan_bak')) AS other
WHERE own.type = 'table' AND own.name IN ('loan', 'loan_bak') AND other.name <> own.name;
-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- write the rows of loan where they stand
UPDATE OR ABORT main."loan_bak" SET "reader" = "reader";
-- let definitions be edited
PRAGMA writable_schema=ON;
-- exchange the places of loan and loan_bak in the file
UPDATE main.sqlite_schema AS own SET rootpage = other.rootpage
FROM (SELECT name, rootpage FROM main.sqlite_schema
  WHERE type = 'table' AND name IN ('loan', 'loan_bak')) AS other
WHERE own.type = 'table' AND own.name IN ('loan', 'loan_bak') AND other.name <> own.name;
-- define loan as declared
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE loan (
  id INTEGER PRIMARY KEY, days INTEGER CHECK (days > 0), reader TEXT DEFAULT ''nobody'',
  CHECK (loan.reader <> '''')
)'
WHERE type = 'table' AND name = 'loan';
-- loan_bak has the empty place again
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE "loan_bak"(x)'
WHERE type = 'table' AND name = 'loan_bak';

-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- drop the empty table
DROP TABLE main."loan_bak";

-- create index loan_days
CREATE INDEX main.loan_days ON loan (days);

COMMIT;
