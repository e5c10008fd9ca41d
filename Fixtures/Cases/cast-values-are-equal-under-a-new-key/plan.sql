-- Plan
-- code: rebuild
--   because column number has type INTEGER instead of TEXT
--   because UNIQUE (number) is new
--   not cheaper, since ALTER TABLE copies no rows, and its rows are cured while they are copied
--   not cheaper, since an edit of a definition copies no rows, and its rows are cured while they are copied
--   not cheaper, since a swap cures no rows, and its rows are cured while they are copied
-- hazard change-values: the type INTEGER of column number of code would change the value in 2 rows (id 1, 3)
--   cured: they are cast to INTEGER
-- hazard duplicate: code may no longer hold equal rows in the key (number), and 2 rows equal another one (value 7, …)
--   cured: the last of them stays, by id

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
-- keep the old table as code_bak
ALTER TABLE main."code" RENAME TO "code_bak";
-- let later renames be followed
PRAGMA legacy_alter_table=OFF;
-- create code as declared
CREATE TABLE main.code (id INTEGER PRIMARY KEY, number INTEGER UNIQUE);
-- have 32 MB of page cache while the keys of code come in no order
PRAGMA main.cache_size=-32000;
-- copy the rows of code
INSERT OR ABORT INTO main."code"("id", "number")
SELECT "code_bak"."id", (CASE WHEN ("code_bak"."number" COLLATE BINARY IS NOT (CASE WHEN ((typeof("code_bak"."number") = 'text' AND CAST("code_bak"."number" AS NUMERIC) = "code_bak"."number") OR typeof("code_bak"."number") = 'real') AND CAST("code_bak"."number" AS NUMERIC) = CAST(CAST("code_bak"."number" AS NUMERIC) AS INTEGER) AND CAST("code_bak"."number" AS NUMERIC) > -9223372036854775808 THEN CAST(CAST("code_bak"."number" AS NUMERIC) AS INTEGER) WHEN (typeof("code_bak"."number") = 'text' AND CAST("code_bak"."number" AS NUMERIC) = "code_bak"."number") THEN CAST("code_bak"."number" AS NUMERIC) ELSE "code_bak"."number" END)) THEN CAST("code_bak"."number" AS INTEGER) ELSE "code_bak"."number" END)
FROM main."code_bak" NOT INDEXED
WHERE "code_bak"."id" NOT IN (SELECT i0 FROM (SELECT "code_bak"."id" AS i0, lead(1) OVER (PARTITION BY (CASE WHEN ("code_bak"."number" COLLATE BINARY IS NOT (CASE WHEN ((typeof("code_bak"."number") = 'text' AND CAST("code_bak"."number" AS NUMERIC) = "code_bak"."number") OR typeof("code_bak"."number") = 'real') AND CAST("code_bak"."number" AS NUMERIC) = CAST(CAST("code_bak"."number" AS NUMERIC) AS INTEGER) AND CAST("code_bak"."number" AS NUMERIC) > -9223372036854775808 THEN CAST(CAST("code_bak"."number" AS NUMERIC) AS INTEGER) WHEN (typeof("code_bak"."number") = 'text' AND CAST("code_bak"."number" AS NUMERIC) = "code_bak"."number") THEN CAST("code_bak"."number" AS NUMERIC) ELSE "code_bak"."number" END)) THEN CAST("code_bak"."number" AS INTEGER) ELSE (CASE WHEN ((typeof("code_bak"."number") = 'text' AND CAST("code_bak"."number" AS NUMERIC) = "code_bak"."number") OR typeof("code_bak"."number") = 'real') AND CAST("code_bak"."number" AS NUMERIC) = CAST(CAST("code_bak"."number" AS NUMERIC) AS INTEGER) AND CAST("code_bak"."number" AS NUMERIC) > -9223372036854775808 THEN CAST(CAST("code_bak"."number" AS NUMERIC) AS INTEGER) WHEN (typeof("code_bak"."number") = 'text' AND CAST("code_bak"."number" AS NUMERIC) = "code_bak"."number") THEN CAST("code_bak"."number" AS NUMERIC) ELSE "code_bak"."number" END) END) COLLATE "BINARY" ORDER BY "code_bak"."id") AS "equal" FROM main."code_bak" NOT INDEXED WHERE (CASE WHEN ("code_bak"."number" COLLATE BINARY IS NOT (CASE WHEN ((typeof("code_bak"."number") = 'text' AND CAST("code_bak"."number" AS NUMERIC) = "code_bak"."number") OR typeof("code_bak"."number") = 'real') AND CAST("code_bak"."number" AS NUMERIC) = CAST(CAST("code_bak"."number" AS NUMERIC) AS INTEGER) AND CAST("code_bak"."number" AS NUMERIC) > -9223372036854775808 THEN CAST(CAST("code_bak"."number" AS NUMERIC) AS INTEGER) WHEN (typeof("code_bak"."number") = 'text' AND CAST("code_bak"."number" AS NUMERIC) = "code_bak"."number") THEN CAST("code_bak"."number" AS NUMERIC) ELSE "code_bak"."number" END)) THEN CAST("code_bak"."number" AS INTEGER) ELSE (CASE WHEN ((typeof("code_bak"."number") = 'text' AND CAST("code_bak"."number" AS NUMERIC) = "code_bak"."number") OR typeof("code_bak"."number") = 'real') AND CAST("code_bak"."number" AS NUMERIC) = CAST(CAST("code_bak"."number" AS NUMERIC) AS INTEGER) AND CAST("code_bak"."number" AS NUMERIC) > -9223372036854775808 THEN CAST(CAST("code_bak"."number" AS NUMERIC) AS INTEGER) WHEN (typeof("code_bak"."number") = 'text' AND CAST("code_bak"."number" AS NUMERIC) = "code_bak"."number") THEN CAST("code_bak"."number" AS NUMERIC) ELSE "code_bak"."number" END) END) IS NOT NULL) WHERE "equal" IS NOT NULL);
-- have as much page cache as before
PRAGMA main.cache_size=-2000;
-- every row of code that stays was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."code_bak" NOT INDEXED
WHERE "code_bak"."id" NOT IN (SELECT i0 FROM (SELECT "code_bak"."id" AS i0, lead(1) OVER (PARTITION BY (CASE WHEN ("code_bak"."number" COLLATE BINARY IS NOT (CASE WHEN ((typeof("code_bak"."number") = 'text' AND CAST("code_bak"."number" AS NUMERIC) = "code_bak"."number") OR typeof("code_bak"."number") = 'real') AND CAST("code_bak"."number" AS NUMERIC) = CAST(CAST("code_bak"."number" AS NUMERIC) AS INTEGER) AND CAST("code_bak"."number" AS NUMERIC) > -9223372036854775808 THEN CAST(CAST("code_bak"."number" AS NUMERIC) AS INTEGER) WHEN (typeof("code_bak"."number") = 'text' AND CAST("code_bak"."number" AS NUMERIC) = "code_bak"."number") THEN CAST("code_bak"."number" AS NUMERIC) ELSE "code_bak"."number" END)) THEN CAST("code_bak"."number" AS INTEGER) ELSE (CASE WHEN ((typeof("code_bak"."number") = 'text' AND CAST("code_bak"."number" AS NUMERIC) = "code_bak"."number") OR typeof("code_bak"."number") = 'real') AND CAST("code_bak"."number" AS NUMERIC) = CAST(CAST("code_bak"."number" AS NUMERIC) AS INTEGER) AND CAST("code_bak"."number" AS NUMERIC) > -9223372036854775808 THEN CAST(CAST("code_bak"."number" AS NUMERIC) AS INTEGER) WHEN (typeof("code_bak"."number") = 'text' AND CAST("code_bak"."number" AS NUMERIC) = "code_bak"."number") THEN CAST("code_bak"."number" AS NUMERIC) ELSE "code_bak"."number" END) END) COLLATE "BINARY" ORDER BY "code_bak"."id") AS "equal" FROM main."code_bak" NOT INDEXED WHERE (CASE WHEN ("code_bak"."number" COLLATE BINARY IS NOT (CASE WHEN ((typeof("code_bak"."number") = 'text' AND CAST("code_bak"."number" AS NUMERIC) = "code_bak"."number") OR typeof("code_bak"."number") = 'real') AND CAST("code_bak"."number" AS NUMERIC) = CAST(CAST("code_bak"."number" AS NUMERIC) AS INTEGER) AND CAST("code_bak"."number" AS NUMERIC) > -9223372036854775808 THEN CAST(CAST("code_bak"."number" AS NUMERIC) AS INTEGER) WHEN (typeof("code_bak"."number") = 'text' AND CAST("code_bak"."number" AS NUMERIC) = "code_bak"."number") THEN CAST("code_bak"."number" AS NUMERIC) ELSE "code_bak"."number" END)) THEN CAST("code_bak"."number" AS INTEGER) ELSE (CASE WHEN ((typeof("code_bak"."number") = 'text' AND CAST("code_bak"."number" AS NUMERIC) = "code_bak"."number") OR typeof("code_bak"."number") = 'real') AND CAST("code_bak"."number" AS NUMERIC) = CAST(CAST("code_bak"."number" AS NUMERIC) AS INTEGER) AND CAST("code_bak"."number" AS NUMERIC) > -9223372036854775808 THEN CAST(CAST("code_bak"."number" AS NUMERIC) AS INTEGER) WHEN (typeof("code_bak"."number") = 'text' AND CAST("code_bak"."number" AS NUMERIC) = "code_bak"."number") THEN CAST("code_bak"."number" AS NUMERIC) ELSE "code_bak"."number" END) END) IS NOT NULL) WHERE "equal" IS NOT NULL)) AS old,
  (SELECT count(*) FROM main."code" NOT INDEXED) AS new)
WHERE old <> new;
-- drop the old table
DROP TABLE main."code_bak";

COMMIT;
