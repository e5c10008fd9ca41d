-- Plan
-- loan: swap
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

-- make loan_bak in the form that loan will have
CREATE TABLE main."loan_bak" (
  "id" INTEGER PRIMARY KEY,
  "days" INTEGER,
  "reader" TEXT DEFAULT 'nobody'
);
-- copy the rows of loan
INSERT OR ABORT INTO main."loan_bak"("id", "days", "reader")
SELECT "loan"."id", "loan"."days", "loan"."reader"
FROM main."loan" NOT INDEXED;
-- every row of loan was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."loan" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."loan_bak" NOT INDEXED) AS new)
WHERE old <> new;
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
-- loan_bak has the old rows now, which nobody reads any more
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE "loan_bak"(x)'
WHERE type = 'table' AND name = 'loan_bak';

-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- drop the old rows
DROP TABLE main."loan_bak";

-- create index loan_days
CREATE INDEX main.loan_days ON loan (days);

COMMIT;
