-- Plan
-- probe: swap
--   because column n has type INTEGER instead of TEXT; the rows that exist get nullif(n, '')
--   because the table is now STRICT
--   not cheaper, since ALTER TABLE has no form for it
--   not cheaper, since an edit of its definition would not do: column n is filled by an expression
--   not cheaper, since an update of its rows would not do: column n is filled by an expression

-- dropping the old tables must not reach the rows of others
PRAGMA foreign_keys=OFF;
-- renames are followed by what names the table
PRAGMA legacy_alter_table=OFF;
-- every row is checked
PRAGMA ignore_check_constraints=OFF;
-- rows are read in their order
PRAGMA reverse_unordered_selects=OFF;
BEGIN IMMEDIATE;

-- make probe_bak in the form that probe will have
CREATE TABLE main."probe_bak" (
  "id" INTEGER PRIMARY KEY,
  "n" INTEGER
) STRICT;
-- copy the rows of probe
INSERT OR ABORT INTO main."probe_bak"("id", "n")
SELECT "probe"."id", (nullif("probe"."n", ''))
FROM main."probe" NOT INDEXED;
-- every row of probe was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."probe" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."probe_bak" NOT INDEXED) AS new)
WHERE old <> new;
-- let definitions be edited
PRAGMA writable_schema=ON;
-- exchange the places of probe and probe_bak in the file
UPDATE main.sqlite_schema AS own SET rootpage = other.rootpage
FROM (SELECT name, rootpage FROM main.sqlite_schema
  WHERE type = 'table' AND name IN ('probe', 'probe_bak')) AS other
WHERE own.type = 'table' AND own.name IN ('probe', 'probe_bak') AND other.name <> own.name;
-- define probe as declared
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE probe (id INTEGER PRIMARY KEY, n INTEGER) STRICT'
WHERE type = 'table' AND name = 'probe';
-- probe_bak has the old rows now, which nobody reads any more
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE "probe_bak"(x)'
WHERE type = 'table' AND name = 'probe_bak';

-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- drop the old rows
DROP TABLE main."probe_bak";

COMMIT;
