-- Plan
-- read: rebuild
--   because column count has type INTEGER instead of TEXT
--   because column level has type INTEGER instead of none
--   because column note has type TEXT instead of BLOB
--   because the table is now STRICT
--   not cheaper, since ALTER TABLE has no form for it
-- loose: rebuild
--   because column a has type INTEGER instead of TEXT
--   not cheaper, since ALTER TABLE has no form for it
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

-- leave references, views and triggers as written
PRAGMA legacy_alter_table=ON;
-- keep the old table as read_bak
ALTER TABLE main."read" RENAME TO "read_bak";
-- let later renames be followed
PRAGMA legacy_alter_table=OFF;
-- create read as declared
CREATE TABLE main.read (id INTEGER PRIMARY KEY, count INTEGER, level INTEGER, note TEXT) STRICT;
-- copy the rows of read
INSERT OR ABORT INTO main."read"("id", "count", "level", "note")
SELECT "read_bak"."id", (CASE WHEN ("read_bak"."count" COLLATE BINARY IS NOT (CASE WHEN ((typeof("read_bak"."count") = 'text' AND CAST("read_bak"."count" AS NUMERIC) = "read_bak"."count") OR typeof("read_bak"."count") = 'real') AND CAST("read_bak"."count" AS NUMERIC) = CAST(CAST("read_bak"."count" AS NUMERIC) AS INTEGER) AND CAST("read_bak"."count" AS NUMERIC) > -9223372036854775808 THEN CAST(CAST("read_bak"."count" AS NUMERIC) AS INTEGER) WHEN (typeof("read_bak"."count") = 'text' AND CAST("read_bak"."count" AS NUMERIC) = "read_bak"."count") THEN CAST("read_bak"."count" AS NUMERIC) ELSE "read_bak"."count" END)) OR (typeof(CASE WHEN (typeof("read_bak"."count") = 'text' AND CAST("read_bak"."count" AS NUMERIC) = "read_bak"."count") THEN CAST("read_bak"."count" AS NUMERIC) ELSE "read_bak"."count" END) NOT IN ('integer', 'null') AND NOT (typeof(CASE WHEN (typeof("read_bak"."count") = 'text' AND CAST("read_bak"."count" AS NUMERIC) = "read_bak"."count") THEN CAST("read_bak"."count" AS NUMERIC) ELSE "read_bak"."count" END) = 'real' AND CASE WHEN (typeof("read_bak"."count") = 'text' AND CAST("read_bak"."count" AS NUMERIC) = "read_bak"."count") THEN CAST("read_bak"."count" AS NUMERIC) ELSE "read_bak"."count" END = CAST(CASE WHEN (typeof("read_bak"."count") = 'text' AND CAST("read_bak"."count" AS NUMERIC) = "read_bak"."count") THEN CAST("read_bak"."count" AS NUMERIC) ELSE "read_bak"."count" END AS INTEGER) AND CASE WHEN (typeof("read_bak"."count") = 'text' AND CAST("read_bak"."count" AS NUMERIC) = "read_bak"."count") THEN CAST("read_bak"."count" AS NUMERIC) ELSE "read_bak"."count" END > -9223372036854775808)) THEN CAST("read_bak"."count" AS INTEGER) ELSE "read_bak"."count" END), (CASE WHEN (("read_bak"."level" COLLATE BINARY IS NOT (CASE WHEN ((typeof("read_bak"."level") = 'text' AND CAST("read_bak"."level" AS NUMERIC) = "read_bak"."level") OR typeof("read_bak"."level") = 'real') AND CAST("read_bak"."level" AS NUMERIC) = CAST(CAST("read_bak"."level" AS NUMERIC) AS INTEGER) AND CAST("read_bak"."level" AS NUMERIC) > -9223372036854775808 THEN CAST(CAST("read_bak"."level" AS NUMERIC) AS INTEGER) WHEN (typeof("read_bak"."level") = 'text' AND CAST("read_bak"."level" AS NUMERIC) = "read_bak"."level") THEN CAST("read_bak"."level" AS NUMERIC) ELSE "read_bak"."level" END) OR typeof("read_bak"."level") <> typeof((CASE WHEN ((typeof("read_bak"."level") = 'text' AND CAST("read_bak"."level" AS NUMERIC) = "read_bak"."level") OR typeof("read_bak"."level") = 'real') AND CAST("read_bak"."level" AS NUMERIC) = CAST(CAST("read_bak"."level" AS NUMERIC) AS INTEGER) AND CAST("read_bak"."level" AS NUMERIC) > -9223372036854775808 THEN CAST(CAST("read_bak"."level" AS NUMERIC) AS INTEGER) WHEN (typeof("read_bak"."level") = 'text' AND CAST("read_bak"."level" AS NUMERIC) = "read_bak"."level") THEN CAST("read_bak"."level" AS NUMERIC) ELSE "read_bak"."level" END)))) OR (typeof(CASE WHEN (typeof("read_bak"."level") = 'text' AND CAST("read_bak"."level" AS NUMERIC) = "read_bak"."level") THEN CAST("read_bak"."level" AS NUMERIC) ELSE "read_bak"."level" END) NOT IN ('integer', 'null') AND NOT (typeof(CASE WHEN (typeof("read_bak"."level") = 'text' AND CAST("read_bak"."level" AS NUMERIC) = "read_bak"."level") THEN CAST("read_bak"."level" AS NUMERIC) ELSE "read_bak"."level" END) = 'real' AND CASE WHEN (typeof("read_bak"."level") = 'text' AND CAST("read_bak"."level" AS NUMERIC) = "read_bak"."level") THEN CAST("read_bak"."level" AS NUMERIC) ELSE "read_bak"."level" END = CAST(CASE WHEN (typeof("read_bak"."level") = 'text' AND CAST("read_bak"."level" AS NUMERIC) = "read_bak"."level") THEN CAST("read_bak"."level" AS NUMERIC) ELSE "read_bak"."level" END AS INTEGER) AND CASE WHEN (typeof("read_bak"."level") = 'text' AND CAST("read_bak"."level" AS NUMERIC) = "read_bak"."level") THEN CAST("read_bak"."level" AS NUMERIC) ELSE "read_bak"."level" END > -9223372036854775808)) THEN CAST("read_bak"."level" AS INTEGER) ELSE "read_bak"."level" END), (CASE WHEN (("read_bak"."note" COLLATE BINARY IS NOT (CASE WHEN typeof("read_bak"."note") IN ('integer', 'real') THEN CAST("read_bak"."note" AS TEXT) ELSE "read_bak"."note" END) OR typeof("read_bak"."note") <> typeof((CASE WHEN typeof("read_bak"."note") IN ('integer', 'real') THEN CAST("read_bak"."note" AS TEXT) ELSE "read_bak"."note" END)))) OR (typeof("read_bak"."note") = 'blob') THEN CAST("read_bak"."note" AS TEXT) ELSE "read_bak"."note" END)
FROM main."read_bak" NOT INDEXED;
-- every row of read was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."read_bak" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."read" NOT INDEXED) AS new)
WHERE old <> new;
-- drop the old table
DROP TABLE main."read_bak";

-- leave references, views and triggers as written
PRAGMA legacy_alter_table=ON;
-- keep the old table as loose_bak
ALTER TABLE main."loose" RENAME TO "loose_bak";
-- let later renames be followed
PRAGMA legacy_alter_table=OFF;
-- create loose as declared
CREATE TABLE main.loose (a INTEGER);
-- copy the rows of loose
INSERT OR ABORT INTO main."loose"(rowid, "a")
SELECT "loose_bak".rowid, (CASE WHEN ("loose_bak"."a" COLLATE BINARY IS NOT (CASE WHEN ((typeof("loose_bak"."a") = 'text' AND CAST("loose_bak"."a" AS NUMERIC) = "loose_bak"."a") OR typeof("loose_bak"."a") = 'real') AND CAST("loose_bak"."a" AS NUMERIC) = CAST(CAST("loose_bak"."a" AS NUMERIC) AS INTEGER) AND CAST("loose_bak"."a" AS NUMERIC) > -9223372036854775808 THEN CAST(CAST("loose_bak"."a" AS NUMERIC) AS INTEGER) WHEN (typeof("loose_bak"."a") = 'text' AND CAST("loose_bak"."a" AS NUMERIC) = "loose_bak"."a") THEN CAST("loose_bak"."a" AS NUMERIC) ELSE "loose_bak"."a" END)) THEN CAST("loose_bak"."a" AS INTEGER) ELSE "loose_bak"."a" END)
FROM main."loose_bak" NOT INDEXED;
-- every row of loose was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."loose_bak" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."loose" NOT INDEXED) AS new)
WHERE old <> new;
-- drop the old table
DROP TABLE main."loose_bak";

COMMIT;
