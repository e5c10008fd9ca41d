-- Plan
-- crate: swap
--   because column fruit is NOT NULL now
--   because column rowid is new
--   not cheaper, since ALTER TABLE cannot add rowid: it is a name of the rowid
--   not cheaper, since an edit of its definition would not do: column rowid is new, and it is a name of the rowid
--   not cheaper, since an update of its rows would not do: column rowid is new, and it is a name of the rowid

-- dropping the old tables must not reach the rows of others
PRAGMA foreign_keys=OFF;
-- renames are followed by what names the table
PRAGMA legacy_alter_table=OFF;
-- every row is checked
PRAGMA ignore_check_constraints=OFF;
-- rows are read in their order
PRAGMA reverse_unordered_selects=OFF;
BEGIN IMMEDIATE;

-- make crate_bak in the form that crate will have
CREATE TABLE main."crate_bak" (
  "fruit" TEXT NOT NULL,
  "rowid" TEXT
);
-- copy the rows of crate
INSERT OR ABORT INTO main."crate_bak"(_rowid_, "fruit")
SELECT "crate".rowid, "crate"."fruit"
FROM main."crate" NOT INDEXED;
-- every row of crate was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."crate" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."crate_bak" NOT INDEXED) AS new)
WHERE old <> new;
-- let definitions be edited
PRAGMA writable_schema=ON;
-- exchange the places of crate and crate_bak in the file
UPDATE main.sqlite_schema AS own SET rootpage = other.rootpage
FROM (SELECT name, rootpage FROM main.sqlite_schema
  WHERE type = 'table' AND name IN ('crate', 'crate_bak')) AS other
WHERE own.type = 'table' AND own.name IN ('crate', 'crate_bak') AND other.name <> own.name;
-- define crate as declared
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE crate (fruit TEXT NOT NULL, rowid TEXT)'
WHERE type = 'table' AND name = 'crate';
-- crate_bak has the old rows now, which nobody reads any more
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE "crate_bak"(x)'
WHERE type = 'table' AND name = 'crate_bak';

-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- drop the old rows
DROP TABLE main."crate_bak";

COMMIT;
