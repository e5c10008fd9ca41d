-- Plan
-- tally: rebuild
--   because column mark is no longer declared
--   because column kind is new; the rows that exist get bare
--   because column seen is new; the rows that exist get 2
--   because the primary key is none, and was (mark)
--   because the table is no longer WITHOUT ROWID
--   not cheaper, since ALTER TABLE would add the column, but column mark is no longer declared
-- notch: rebuild
--   because column mark is no longer declared
--   because column id is new
--   because the primary key is (id), and was (mark)
--   because the table is no longer WITHOUT ROWID
--   not cheaper, since ALTER TABLE cannot add id: it is part of the primary key
-- hazard drop-column: column mark of tally is not declared and holds values in 2 rows, which would be dropped with it (mark 'a', 'b')
--   allowed
-- hazard drop-column: column mark of notch is not declared and holds values in 1 row, which would be dropped with it (mark 'c')
--   allowed

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
-- keep the old table as tally_bak
ALTER TABLE main."tally" RENAME TO "tally_bak";
-- let later renames be followed
PRAGMA legacy_alter_table=OFF;
-- create tally as declared
CREATE TABLE main.tally (kind TEXT DEFAULT bare, seen INT DEFAULT 2);
-- copy the rows of tally
INSERT OR ABORT INTO main."tally"("kind")
SELECT 'bare'
FROM main."tally_bak" NOT INDEXED;
-- every row of tally was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."tally_bak" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."tally" NOT INDEXED) AS new)
WHERE old <> new;
-- drop the old table
DROP TABLE main."tally_bak";

-- leave references, views and triggers as written
PRAGMA legacy_alter_table=ON;
-- keep the old table as notch_bak
ALTER TABLE main."notch" RENAME TO "notch_bak";
-- let later renames be followed
PRAGMA legacy_alter_table=OFF;
-- create notch as declared
CREATE TABLE main.notch (id INTEGER PRIMARY KEY);
-- copy the rows of notch
INSERT OR ABORT INTO main."notch"("id")
SELECT NULL
FROM main."notch_bak" NOT INDEXED;
-- every row of notch was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."notch_bak" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."notch" NOT INDEXED) AS new)
WHERE old <> new;
-- drop the old table
DROP TABLE main."notch_bak";

COMMIT;
