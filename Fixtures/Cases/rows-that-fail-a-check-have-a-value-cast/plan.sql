-- Plan
-- boat: swap
--   because column berth has type INTEGER instead of ANY
--   not cheaper, since ALTER TABLE has no form for it
--   not cheaper, since an edit of its definition would not do: column berth has type INTEGER instead of ANY
--   not cheaper, since an update of its rows would not do: column berth has type INTEGER instead of ANY
-- hazard strict-type: column berth of boat takes nothing but INTEGER, and 1 row holds something else (id 2)
--   cured: they are cast to INTEGER
-- hazard broken-check: 2 rows of boat fail the CHECK (length > 0 AND berth IS NOT 0) in the file already, and are kept as they are (id 2, 3)

-- dropping the old tables must not reach the rows of others
PRAGMA foreign_keys=OFF;
-- renames are followed by what names the table
PRAGMA legacy_alter_table=OFF;
-- every row is checked
PRAGMA ignore_check_constraints=OFF;
-- rows are read in their order
PRAGMA reverse_unordered_selects=OFF;
BEGIN IMMEDIATE;

-- make boat_bak in the form that boat will have
CREATE TABLE main."boat_bak" (
  "id" INTEGER PRIMARY KEY,
  "berth" INTEGER,
  "length" ANY
) STRICT;
-- copy the rows of boat
INSERT OR ABORT INTO main."boat_bak"("id", "berth", "length")
SELECT "boat"."id", (CASE WHEN (("boat"."berth" COLLATE BINARY IS NOT (CASE WHEN ((typeof("boat"."berth") = 'text' AND CAST("boat"."berth" AS NUMERIC) = "boat"."berth") OR typeof("boat"."berth") = 'real') AND CAST("boat"."berth" AS NUMERIC) = CAST(CAST("boat"."berth" AS NUMERIC) AS INTEGER) AND CAST("boat"."berth" AS NUMERIC) > -9223372036854775808 THEN CAST(CAST("boat"."berth" AS NUMERIC) AS INTEGER) WHEN (typeof("boat"."berth") = 'text' AND CAST("boat"."berth" AS NUMERIC) = "boat"."berth") THEN CAST("boat"."berth" AS NUMERIC) ELSE "boat"."berth" END) OR typeof("boat"."berth") <> typeof((CASE WHEN ((typeof("boat"."berth") = 'text' AND CAST("boat"."berth" AS NUMERIC) = "boat"."berth") OR typeof("boat"."berth") = 'real') AND CAST("boat"."berth" AS NUMERIC) = CAST(CAST("boat"."berth" AS NUMERIC) AS INTEGER) AND CAST("boat"."berth" AS NUMERIC) > -9223372036854775808 THEN CAST(CAST("boat"."berth" AS NUMERIC) AS INTEGER) WHEN (typeof("boat"."berth") = 'text' AND CAST("boat"."berth" AS NUMERIC) = "boat"."berth") THEN CAST("boat"."berth" AS NUMERIC) ELSE "boat"."berth" END)))) OR (typeof(CASE WHEN (typeof("boat"."berth") = 'text' AND CAST("boat"."berth" AS NUMERIC) = "boat"."berth") THEN CAST("boat"."berth" AS NUMERIC) ELSE "boat"."berth" END) NOT IN ('integer', 'null') AND NOT (typeof(CASE WHEN (typeof("boat"."berth") = 'text' AND CAST("boat"."berth" AS NUMERIC) = "boat"."berth") THEN CAST("boat"."berth" AS NUMERIC) ELSE "boat"."berth" END) = 'real' AND CASE WHEN (typeof("boat"."berth") = 'text' AND CAST("boat"."berth" AS NUMERIC) = "boat"."berth") THEN CAST("boat"."berth" AS NUMERIC) ELSE "boat"."berth" END = CAST(CASE WHEN (typeof("boat"."berth") = 'text' AND CAST("boat"."berth" AS NUMERIC) = "boat"."berth") THEN CAST("boat"."berth" AS NUMERIC) ELSE "boat"."berth" END AS INTEGER) AND CASE WHEN (typeof("boat"."berth") = 'text' AND CAST("boat"."berth" AS NUMERIC) = "boat"."berth") THEN CAST("boat"."berth" AS NUMERIC) ELSE "boat"."berth" END > -9223372036854775808)) THEN CAST("boat"."berth" AS INTEGER) ELSE "boat"."berth" END), "boat"."length"
FROM main."boat" NOT INDEXED;
-- every row of boat was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."boat" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."boat_bak" NOT INDEXED) AS new)
WHERE old <> new;
-- no row of boat fails a CHECK
SELECT abs(-9223372036854775807 - 1) AS "rows fail a CHECK"
FROM (SELECT count(CASE WHEN NOT (length > 0 AND berth IS NOT 0) THEN 1 END) AS c0 FROM main."boat_bak" AS "boat" NOT INDEXED)
WHERE c0 > 2;
-- let definitions be edited
PRAGMA writable_schema=ON;
-- exchange the places of boat and boat_bak in the file
UPDATE main.sqlite_schema AS own SET rootpage = other.rootpage
FROM (SELECT name, rootpage FROM main.sqlite_schema
  WHERE type = 'table' AND name IN ('boat', 'boat_bak')) AS other
WHERE own.type = 'table' AND own.name IN ('boat', 'boat_bak') AND other.name <> own.name;
-- define boat as declared
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE boat (id INTEGER PRIMARY KEY, berth INTEGER, length ANY,
  CHECK (length > 0 AND berth IS NOT 0)) STRICT'
WHERE type = 'table' AND name = 'boat';
-- boat_bak has the old rows now, which nobody reads any more
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE "boat_bak"(x)'
WHERE type = 'table' AND name = 'boat_bak';

-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- drop the old rows
DROP TABLE main."boat_bak";

COMMIT;
