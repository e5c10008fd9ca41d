-- Plan
-- read: swap
--   because column count has type INTEGER instead of TEXT
--   because column level has type INTEGER instead of none
--   because column note has type TEXT instead of BLOB
--   because the table is now STRICT
--   not cheaper, since ALTER TABLE has no form for it
--   not cheaper, since an edit of its definition would not do: column count has type INTEGER instead of TEXT
--   not cheaper, since an update of its rows would not do: column count has type INTEGER instead of TEXT
-- loose: swap
--   because column a has type INTEGER instead of TEXT
--   not cheaper, since ALTER TABLE has no form for it
--   not cheaper, since an edit of its definition would not do: column a has type INTEGER instead of TEXT
--   not cheaper, since values of a are cast on purpose
-- hazard change-values: the type INTEGER of column count of read would change the value in 2 rows (id 1, 4)
--   cured: they are cast to INTEGER
-- hazard change-values: the type TEXT of column note of read would change the value in 1 row (id 4)
--   cured: they are cast to TEXT
-- hazard strict-type: column count of read takes nothing but INTEGER, and 2 rows hold something else (id 3, 4)
--   cured: they are cast to INTEGER
-- hazard strict-type: column level of read takes nothing but INTEGER, and 3 rows hold something else (id 1, 2, 4)
--   cured: they are cast to INTEGER
-- hazard strict-type: column note of read takes nothing but TEXT, and 1 row holds something else (id 2)
--   cured: they are cast to TEXT
-- hazard change-values: the type INTEGER of column a of loose would change the value in 1 row (rowid 1)
--   cured: they are cast to INTEGER

-- dropping the old tables must not reach the rows of others
PRAGMA foreign_keys=OFF;
-- renames are followed by what names the table
PRAGMA legacy_alter_table=OFF;
-- every row is checked
PRAGMA ignore_check_constraints=OFF;
-- rows are read in their order
PRAGMA reverse_unordered_selects=OFF;
BEGIN IMMEDIATE;

-- make read_bak in the form that read will have
CREATE TABLE main."read_bak" (
  "id" INTEGER PRIMARY KEY,
  "count" INTEGER,
  "level" INTEGER,
  "note" TEXT
) STRICT;
-- copy the rows of read
INSERT OR ABORT INTO main."read_bak"("id", "count", "level", "note")
SELECT "read"."id", (CASE WHEN ("read"."count" COLLATE BINARY IS NOT (CASE WHEN ((typeof("read"."count") = 'text' AND CAST("read"."count" AS NUMERIC) = "read"."count") OR typeof("read"."count") = 'real') AND CAST("read"."count" AS NUMERIC) = CAST(CAST("read"."count" AS NUMERIC) AS INTEGER) AND CAST("read"."count" AS NUMERIC) > -9223372036854775808 THEN CAST(CAST("read"."count" AS NUMERIC) AS INTEGER) WHEN (typeof("read"."count") = 'text' AND CAST("read"."count" AS NUMERIC) = "read"."count") THEN CAST("read"."count" AS NUMERIC) ELSE "read"."count" END)) OR (typeof(CASE WHEN (typeof("read"."count") = 'text' AND CAST("read"."count" AS NUMERIC) = "read"."count") THEN CAST("read"."count" AS NUMERIC) ELSE "read"."count" END) NOT IN ('integer', 'null') AND NOT (typeof(CASE WHEN (typeof("read"."count") = 'text' AND CAST("read"."count" AS NUMERIC) = "read"."count") THEN CAST("read"."count" AS NUMERIC) ELSE "read"."count" END) = 'real' AND CASE WHEN (typeof("read"."count") = 'text' AND CAST("read"."count" AS NUMERIC) = "read"."count") THEN CAST("read"."count" AS NUMERIC) ELSE "read"."count" END = CAST(CASE WHEN (typeof("read"."count") = 'text' AND CAST("read"."count" AS NUMERIC) = "read"."count") THEN CAST("read"."count" AS NUMERIC) ELSE "read"."count" END AS INTEGER) AND CASE WHEN (typeof("read"."count") = 'text' AND CAST("read"."count" AS NUMERIC) = "read"."count") THEN CAST("read"."count" AS NUMERIC) ELSE "read"."count" END > -9223372036854775808)) THEN CAST("read"."count" AS INTEGER) ELSE "read"."count" END), (CASE WHEN (("read"."level" COLLATE BINARY IS NOT (CASE WHEN ((typeof("read"."level") = 'text' AND CAST("read"."level" AS NUMERIC) = "read"."level") OR typeof("read"."level") = 'real') AND CAST("read"."level" AS NUMERIC) = CAST(CAST("read"."level" AS NUMERIC) AS INTEGER) AND CAST("read"."level" AS NUMERIC) > -9223372036854775808 THEN CAST(CAST("read"."level" AS NUMERIC) AS INTEGER) WHEN (typeof("read"."level") = 'text' AND CAST("read"."level" AS NUMERIC) = "read"."level") THEN CAST("read"."level" AS NUMERIC) ELSE "read"."level" END) OR typeof("read"."level") <> typeof((CASE WHEN ((typeof("read"."level") = 'text' AND CAST("read"."level" AS NUMERIC) = "read"."level") OR typeof("read"."level") = 'real') AND CAST("read"."level" AS NUMERIC) = CAST(CAST("read"."level" AS NUMERIC) AS INTEGER) AND CAST("read"."level" AS NUMERIC) > -9223372036854775808 THEN CAST(CAST("read"."level" AS NUMERIC) AS INTEGER) WHEN (typeof("read"."level") = 'text' AND CAST("read"."level" AS NUMERIC) = "read"."level") THEN CAST("read"."level" AS NUMERIC) ELSE "read"."level" END)))) OR (typeof(CASE WHEN (typeof("read"."level") = 'text' AND CAST("read"."level" AS NUMERIC) = "read"."level") THEN CAST("read"."level" AS NUMERIC) ELSE "read"."level" END) NOT IN ('integer', 'null') AND NOT (typeof(CASE WHEN (typeof("read"."level") = 'text' AND CAST("read"."level" AS NUMERIC) = "read"."level") THEN CAST("read"."level" AS NUMERIC) ELSE "read"."level" END) = 'real' AND CASE WHEN (typeof("read"."level") = 'text' AND CAST("read"."level" AS NUMERIC) = "read"."level") THEN CAST("read"."level" AS NUMERIC) ELSE "read"."level" END = CAST(CASE WHEN (typeof("read"."level") = 'text' AND CAST("read"."level" AS NUMERIC) = "read"."level") THEN CAST("read"."level" AS NUMERIC) ELSE "read"."level" END AS INTEGER) AND CASE WHEN (typeof("read"."level") = 'text' AND CAST("read"."level" AS NUMERIC) = "read"."level") THEN CAST("read"."level" AS NUMERIC) ELSE "read"."level" END > -9223372036854775808)) THEN CAST("read"."level" AS INTEGER) ELSE "read"."level" END), (CASE WHEN (("read"."note" COLLATE BINARY IS NOT (CASE WHEN typeof("read"."note") IN ('integer', 'real') THEN CAST("read"."note" AS TEXT) ELSE "read"."note" END) OR typeof("read"."note") <> typeof((CASE WHEN typeof("read"."note") IN ('integer', 'real') THEN CAST("read"."note" AS TEXT) ELSE "read"."note" END)))) OR (typeof("read"."note") = 'blob') THEN CAST("read"."note" AS TEXT) ELSE "read"."note" END)
FROM main."read" NOT INDEXED;
-- every row of read was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."read" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."read_bak" NOT INDEXED) AS new)
WHERE old <> new;
-- let definitions be edited
PRAGMA writable_schema=ON;
-- exchange the places of read and read_bak in the file
UPDATE main.sqlite_schema AS own SET rootpage = other.rootpage
FROM (SELECT name, rootpage FROM main.sqlite_schema
  WHERE type = 'table' AND name IN ('read', 'read_bak')) AS other
WHERE own.type = 'table' AND own.name IN ('read', 'read_bak') AND other.name <> own.name;
-- define read as declared
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE read (id INTEGER PRIMARY KEY, count INTEGER, level INTEGER, note TEXT) STRICT'
WHERE type = 'table' AND name = 'read';
-- read_bak has the old rows now, which nobody reads any more
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE "read_bak"(x)'
WHERE type = 'table' AND name = 'read_bak';

-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- drop the old rows
DROP TABLE main."read_bak";

-- make loose_bak in the form that loose will have
CREATE TABLE main."loose_bak" (
  "a" INTEGER
);
-- copy the rows of loose
INSERT OR ABORT INTO main."loose_bak"(rowid, "a")
SELECT "loose".rowid, (CASE WHEN ("loose"."a" COLLATE BINARY IS NOT (CASE WHEN ((typeof("loose"."a") = 'text' AND CAST("loose"."a" AS NUMERIC) = "loose"."a") OR typeof("loose"."a") = 'real') AND CAST("loose"."a" AS NUMERIC) = CAST(CAST("loose"."a" AS NUMERIC) AS INTEGER) AND CAST("loose"."a" AS NUMERIC) > -9223372036854775808 THEN CAST(CAST("loose"."a" AS NUMERIC) AS INTEGER) WHEN (typeof("loose"."a") = 'text' AND CAST("loose"."a" AS NUMERIC) = "loose"."a") THEN CAST("loose"."a" AS NUMERIC) ELSE "loose"."a" END)) THEN CAST("loose"."a" AS INTEGER) ELSE "loose"."a" END)
FROM main."loose" NOT INDEXED;
-- every row of loose was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."loose" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."loose_bak" NOT INDEXED) AS new)
WHERE old <> new;
-- let definitions be edited
PRAGMA writable_schema=ON;
-- exchange the places of loose and loose_bak in the file
UPDATE main.sqlite_schema AS own SET rootpage = other.rootpage
FROM (SELECT name, rootpage FROM main.sqlite_schema
  WHERE type = 'table' AND name IN ('loose', 'loose_bak')) AS other
WHERE own.type = 'table' AND own.name IN ('loose', 'loose_bak') AND other.name <> own.name;
-- define loose as declared
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE loose (a INTEGER)'
WHERE type = 'table' AND name = 'loose';
-- loose_bak has the old rows now, which nobody reads any more
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE "loose_bak"(x)'
WHERE type = 'table' AND name = 'loose_bak';

-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- drop the old rows
DROP TABLE main."loose_bak";

COMMIT;
