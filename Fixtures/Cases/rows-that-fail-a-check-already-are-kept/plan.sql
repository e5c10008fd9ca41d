-- Plan
-- loan: rebuild
--   because column reader has default 'nobody' instead of none
--   because index loan_days is new
--   not cheaper, since ALTER TABLE has no form for it
-- hazard broken-check: 2 rows of loan fail the CHECK (days > 0) in the file already, and are kept as they are (id 2, 3)
-- hazard broken-check: 1 row of loan fails the CHECK (loan.reader <> '') in the file already, and is kept as it is (id 3)

-- dropping the old tables must not reach the rows of others
PRAGMA foreign_keys=OFF;
-- renames are followed by what names the table
PRAGMA legacy_alter_table=OFF;
-- every row is checked
PRAGMA ignore_check_constraints=OFF;
-- rows are read in their order
PRAGMA reverse_unordered_selects=OFF;
BEGIN IMMEDIATE;

-- the definition of loan names the table itself, so it cannot be renamed; make a backup
CREATE TABLE main."loan_bak"("id", "days", "reader");
-- keep the rows of loan in loan_bak
INSERT INTO main."loan_bak" SELECT "loan"."id", "loan"."days", "loan"."reader" FROM main."loan" NOT INDEXED;
-- every row of loan is in loan_bak
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."loan" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."loan_bak" NOT INDEXED) AS new)
WHERE old <> new;
-- drop the old table, whose rows are in loan_bak
DROP TABLE main."loan";

-- create loan as declared
CREATE TABLE main.loan (
  id INTEGER PRIMARY KEY, days INTEGER CHECK (days > 0), reader TEXT DEFAULT 'nobody',
  CHECK (loan.reader <> '')
);
-- keep the rows that fail a CHECK already
PRAGMA ignore_check_constraints=ON;
-- copy the rows of loan
INSERT OR ABORT INTO main."loan"("id", "days", "reader")
SELECT "loan_bak"."id", "loan_bak"."days", "loan_bak"."reader"
FROM main."loan_bak" NOT INDEXED;
-- every row is checked again
PRAGMA ignore_check_constraints=OFF;
-- every row of loan was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."loan_bak" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."loan" NOT INDEXED) AS new)
WHERE old <> new;
-- no row of loan fails a CHECK that it did not fail before
SELECT abs(-9223372036854775807 - 1) AS "rows fail a CHECK"
FROM (SELECT count(CASE WHEN NOT (days > 0) THEN 1 END) AS c0, count(CASE WHEN NOT (loan.reader <> '') THEN 1 END) AS c1 FROM main."loan" NOT INDEXED)
WHERE c0 > 2 OR c1 > 1;
-- drop the old table
DROP TABLE main."loan_bak";

-- create index loan_days
CREATE INDEX main.loan_days ON loan (days);

COMMIT;
