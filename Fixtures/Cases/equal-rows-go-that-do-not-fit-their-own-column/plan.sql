-- Plan
-- badge: rebuild
--   because column level has type BLOB instead of INTEGER
--   not cheaper, since ALTER TABLE copies no rows, and its rows are cured while they are copied
--   not cheaper, since an edit of a definition copies no rows, and its rows are cured while they are copied
--   not cheaper, since a swap cures no rows, and its rows are cured while they are copied
-- hazard change-values: column number of badge holds 2 values that its own type INTEGER would not have stored so, and that a rebuild would convert (id 1, 3)
--   allowed
-- hazard duplicate: badge may no longer hold equal rows in the key (number), and 1 row equals another one (value 5)
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
-- keep the old table as badge_bak
ALTER TABLE main."badge" RENAME TO "badge_bak";
-- let later renames be followed
PRAGMA legacy_alter_table=OFF;
-- create badge as declared
CREATE TABLE main.badge (id INTEGER PRIMARY KEY, number INTEGER UNIQUE, level BLOB);
-- have 32 MB of page cache while the keys of badge come in no order
PRAGMA main.cache_size=-32000;
-- copy the rows of badge
INSERT OR ABORT INTO main."badge"("id", "number", "level")
SELECT "badge_bak"."id", "badge_bak"."number", "badge_bak"."level"
FROM main."badge_bak" NOT INDEXED
WHERE "badge_bak"."id" NOT IN (SELECT i0 FROM (SELECT "badge_bak"."id" AS i0, lead(1) OVER (PARTITION BY (CASE WHEN ((typeof("badge_bak"."number") = 'text' AND CAST("badge_bak"."number" AS NUMERIC) = "badge_bak"."number") OR typeof("badge_bak"."number") = 'real') AND CAST("badge_bak"."number" AS NUMERIC) = CAST(CAST("badge_bak"."number" AS NUMERIC) AS INTEGER) AND CAST("badge_bak"."number" AS NUMERIC) > -9223372036854775808 THEN CAST(CAST("badge_bak"."number" AS NUMERIC) AS INTEGER) WHEN (typeof("badge_bak"."number") = 'text' AND CAST("badge_bak"."number" AS NUMERIC) = "badge_bak"."number") THEN CAST("badge_bak"."number" AS NUMERIC) ELSE "badge_bak"."number" END) COLLATE "BINARY" ORDER BY "badge_bak"."id") AS "equal" FROM main."badge_bak" NOT INDEXED WHERE (CASE WHEN ((typeof("badge_bak"."number") = 'text' AND CAST("badge_bak"."number" AS NUMERIC) = "badge_bak"."number") OR typeof("badge_bak"."number") = 'real') AND CAST("badge_bak"."number" AS NUMERIC) = CAST(CAST("badge_bak"."number" AS NUMERIC) AS INTEGER) AND CAST("badge_bak"."number" AS NUMERIC) > -9223372036854775808 THEN CAST(CAST("badge_bak"."number" AS NUMERIC) AS INTEGER) WHEN (typeof("badge_bak"."number") = 'text' AND CAST("badge_bak"."number" AS NUMERIC) = "badge_bak"."number") THEN CAST("badge_bak"."number" AS NUMERIC) ELSE "badge_bak"."number" END) IS NOT NULL) WHERE "equal" IS NOT NULL);
-- have as much page cache as before
PRAGMA main.cache_size=-2000;
-- every row of badge that stays was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."badge_bak" NOT INDEXED
WHERE "badge_bak"."id" NOT IN (SELECT i0 FROM (SELECT "badge_bak"."id" AS i0, lead(1) OVER (PARTITION BY (CASE WHEN ((typeof("badge_bak"."number") = 'text' AND CAST("badge_bak"."number" AS NUMERIC) = "badge_bak"."number") OR typeof("badge_bak"."number") = 'real') AND CAST("badge_bak"."number" AS NUMERIC) = CAST(CAST("badge_bak"."number" AS NUMERIC) AS INTEGER) AND CAST("badge_bak"."number" AS NUMERIC) > -9223372036854775808 THEN CAST(CAST("badge_bak"."number" AS NUMERIC) AS INTEGER) WHEN (typeof("badge_bak"."number") = 'text' AND CAST("badge_bak"."number" AS NUMERIC) = "badge_bak"."number") THEN CAST("badge_bak"."number" AS NUMERIC) ELSE "badge_bak"."number" END) COLLATE "BINARY" ORDER BY "badge_bak"."id") AS "equal" FROM main."badge_bak" NOT INDEXED WHERE (CASE WHEN ((typeof("badge_bak"."number") = 'text' AND CAST("badge_bak"."number" AS NUMERIC) = "badge_bak"."number") OR typeof("badge_bak"."number") = 'real') AND CAST("badge_bak"."number" AS NUMERIC) = CAST(CAST("badge_bak"."number" AS NUMERIC) AS INTEGER) AND CAST("badge_bak"."number" AS NUMERIC) > -9223372036854775808 THEN CAST(CAST("badge_bak"."number" AS NUMERIC) AS INTEGER) WHEN (typeof("badge_bak"."number") = 'text' AND CAST("badge_bak"."number" AS NUMERIC) = "badge_bak"."number") THEN CAST("badge_bak"."number" AS NUMERIC) ELSE "badge_bak"."number" END) IS NOT NULL) WHERE "equal" IS NOT NULL)) AS old,
  (SELECT count(*) FROM main."badge" NOT INDEXED) AS new)
WHERE old <> new;
-- drop the old table
DROP TABLE main."badge_bak";

COMMIT;
