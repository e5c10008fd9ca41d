-- Plan
-- loan: rebuild
--   because column renewed is new; the rows that exist get 0
--   because CHECK (renewed < 5) is new
--   not cheaper, since ALTER TABLE would stop at the rows that fail a CHECK already
-- hazard broken-check: 1 row of loan fails the CHECK (days > 0) in the file already, and is kept as it is (id 2)

-- dropping the old tables must not reach the rows of others
PRAGMA foreign_keys=OFF;
-- renames are followed by what names the table
PRAGMA legacy_alter_table=OFF;
-- every row is checked
PRAGMA ignore_check_constraints=OFF;
-- rows are read in their order
PRAGMA reverse_unordered_selects=OFF;
BEGIN IMMEDIATE;

-- leave references, views and triggers as written
PRAGMA legacy_alter_table=ON;
-- keep the old table as loan_bak
ALTER TABLE main."loan" RENAME TO "loan_bak";
-- let later renames be followed
PRAGMA legacy_alter_table=OFF;
-- create loan as declared
CREATE TABLE main.loan (
  id INTEGER PRIMARY KEY, days INTEGER CHECK (days > 0), renewed INTEGER DEFAULT 0 CHECK (renewed < 5)
);
-- keep the rows that fail a CHECK already
PRAGMA ignore_check_constraints=ON;
-- copy the rows of loan
INSERT OR ABORT INTO main."loan"("id", "days")
SELECT "loan_bak"."id", "loan_bak"."days"
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
FROM (SELECT count(CASE WHEN NOT (days > 0) THEN 1 END) AS c0, count(CASE WHEN NOT (renewed < 5) THEN 1 END) AS c1 FROM main."loan" NOT INDEXED)
WHERE c0 > 1 OR c1 > 0;
-- drop the old table
DROP TABLE main."loan_bak";

COMMIT;
