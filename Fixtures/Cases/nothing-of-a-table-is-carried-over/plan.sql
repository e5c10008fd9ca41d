-- Plan
-- tally: swap
--   because column mark is no longer declared
--   because column kind is new; the rows that exist get bare
--   because column seen is new; the rows that exist get 2
--   because the primary key is none, and was (mark)
--   because the table is no longer WITHOUT ROWID
--   not cheaper, since ALTER TABLE would add the column, but column mark is no longer declared
--   not cheaper, since an edit of its definition would not do: column mark is no longer declared
--   not cheaper, since ALTER TABLE would drop the column, but column kind is new
--   not cheaper, since the rows of tally are kept in the index of its key
-- notch: swap
--   because column mark is no longer declared
--   because column id is new
--   because the primary key is (id), and was (mark)
--   because the table is no longer WITHOUT ROWID
--   not cheaper, since ALTER TABLE cannot add id: it is part of the primary key
--   not cheaper, since an edit of its definition would not do: column mark is no longer declared
--   not cheaper, since ALTER TABLE would drop the column, but column id is new
--   not cheaper, since the rows of notch are kept in the index of its key
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

-- make tally_bak in the form that tally will have
CREATE TABLE main."tally_bak" (
  "kind" TEXT DEFAULT 'bare',
  "seen" INT DEFAULT 2
);
-- copy the rows of tally
INSERT OR ABORT INTO main."tally_bak"("kind")
SELECT 'bare'
FROM main."tally" INDEXED BY "sqlite_autoindex_tally_1";
-- every row of tally was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."tally" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."tally_bak" NOT INDEXED) AS new)
WHERE old <> new;
-- let definitions be edited
PRAGMA writable_schema=ON;
-- exchange the places of tally and tally_bak in the file
UPDATE main.sqlite_schema AS own SET rootpage = other.rootpage
FROM (SELECT name, rootpage FROM main.sqlite_schema
  WHERE type = 'table' AND name IN ('tally', 'tally_bak')) AS other
WHERE own.type = 'table' AND own.name IN ('tally', 'tally_bak') AND other.name <> own.name;
-- define tally as declared
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE tally (kind TEXT DEFAULT bare, seen INT DEFAULT 2)'
WHERE type = 'table' AND name = 'tally';
-- tally_bak has the old rows now, which nobody reads any more
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE "tally_bak"(x PRIMARY KEY) WITHOUT ROWID'
WHERE type = 'table' AND name = 'tally_bak';

-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- drop the old rows
DROP TABLE main."tally_bak";

-- make notch_bak in the form that notch will have
CREATE TABLE main."notch_bak" (
  "id" INTEGER PRIMARY KEY
);
-- copy the rows of notch
INSERT OR ABORT INTO main."notch_bak"("id")
SELECT NULL
FROM main."notch" INDEXED BY "sqlite_autoindex_notch_1";
-- every row of notch was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."notch" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."notch_bak" NOT INDEXED) AS new)
WHERE old <> new;
-- let definitions be edited
PRAGMA writable_schema=ON;
-- exchange the places of notch and notch_bak in the file
UPDATE main.sqlite_schema AS own SET rootpage = other.rootpage
FROM (SELECT name, rootpage FROM main.sqlite_schema
  WHERE type = 'table' AND name IN ('notch', 'notch_bak')) AS other
WHERE own.type = 'table' AND own.name IN ('notch', 'notch_bak') AND other.name <> own.name;
-- define notch as declared
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE notch (id INTEGER PRIMARY KEY)'
WHERE type = 'table' AND name = 'notch';
-- notch_bak has the old rows now, which nobody reads any more
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE "notch_bak"(x PRIMARY KEY) WITHOUT ROWID'
WHERE type = 'table' AND name = 'notch_bak';

-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- drop the old rows
DROP TABLE main."notch_bak";

COMMIT;
