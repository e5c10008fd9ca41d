-- Plan
-- span: swap
--   because column b is now called a
--   because column a is now called b
--   not cheaper, since ALTER TABLE would rename b, but the file has a column a
--   not cheaper, since an edit of its definition would not do: column b is now called a
--   not cheaper, since an update of its rows would not do: column b is now called a

-- dropping the old tables must not reach the rows of others
PRAGMA foreign_keys=OFF;
-- renames are followed by what names the table
PRAGMA legacy_alter_table=OFF;
-- every row is checked
PRAGMA ignore_check_constraints=OFF;
-- rows are read in their order
PRAGMA reverse_unordered_selects=OFF;
BEGIN IMMEDIATE;

-- make span_bak in the form that span will have
CREATE TABLE main."span_bak" (
  "id" INTEGER PRIMARY KEY,
  "a" INTEGER,
  "b" TEXT
);
-- copy the rows of span
INSERT OR ABORT INTO main."span_bak"("id", "a", "b")
SELECT "span"."id", "span"."b", "span"."a"
FROM main."span" NOT INDEXED;
-- every row of span was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."span" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."span_bak" NOT INDEXED) AS new)
WHERE old <> new;
-- let definitions be edited
PRAGMA writable_schema=ON;
-- exchange the places of span and span_bak in the file
UPDATE main.sqlite_schema AS own SET rootpage = other.rootpage
FROM (SELECT name, rootpage FROM main.sqlite_schema
  WHERE type = 'table' AND name IN ('span', 'span_bak')) AS other
WHERE own.type = 'table' AND own.name IN ('span', 'span_bak') AND other.name <> own.name;
-- define span as declared
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE span (id INTEGER PRIMARY KEY, a INTEGER, b TEXT)'
WHERE type = 'table' AND name = 'span';
-- span_bak has the old rows now, which nobody reads any more
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE "span_bak"(x)'
WHERE type = 'table' AND name = 'span_bak';

-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- drop the old rows
DROP TABLE main."span_bak";

COMMIT;
