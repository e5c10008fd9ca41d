-- Plan
-- seat: rebuild
--   because UNIQUE (chair) is new
--   because UNIQUE (guest) is new
--   not cheaper, since ALTER TABLE copies no rows, and its rows are cured while they are copied
--   not cheaper, since an edit of a definition copies no rows, and its rows are cured while they are copied
--   not cheaper, since a swap cures no rows, and its rows are cured while they are copied
-- hazard duplicate: seat may no longer hold equal rows in the key (chair), and 1 row equals another one (value 1)
--   cured: the first of them stays, by id
-- hazard duplicate: seat may no longer hold equal rows in the key (guest), and 2 rows equal another one (value 'Ann', 'Bo')
--   cured: the first of them stays, by id

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
-- keep the old table as seat_bak
ALTER TABLE main."seat" RENAME TO "seat_bak";
-- let later renames be followed
PRAGMA legacy_alter_table=OFF;
-- create seat as declared
CREATE TABLE main.seat (id INTEGER PRIMARY KEY, chair INTEGER UNIQUE, guest TEXT, UNIQUE (guest));
-- have 32 MB of page cache while the keys of seat come in no order
PRAGMA main.cache_size=-32000;
-- copy the rows of seat
INSERT OR ABORT INTO main."seat"("id", "chair", "guest")
SELECT "seat_bak"."id", "seat_bak"."chair", "seat_bak"."guest"
FROM main."seat_bak" NOT INDEXED
WHERE "seat_bak"."id" NOT IN (WITH "removed 1" AS (SELECT i0 FROM (SELECT "seat_bak"."id" AS i0, lag(1) OVER (PARTITION BY "seat_bak"."chair" COLLATE "BINARY" ORDER BY "seat_bak"."id") AS "equal" FROM main."seat_bak" NOT INDEXED WHERE "seat_bak"."chair" IS NOT NULL) WHERE "equal" IS NOT NULL), "removed 2" AS (SELECT i0 FROM (SELECT "seat_bak"."id" AS i0, lag(1) OVER (PARTITION BY "seat_bak"."guest" COLLATE "BINARY" ORDER BY "seat_bak"."id") AS "equal" FROM main."seat_bak" NOT INDEXED WHERE "seat_bak"."guest" IS NOT NULL AND "seat_bak"."id" NOT IN (SELECT * FROM "removed 1")) WHERE "equal" IS NOT NULL) SELECT * FROM "removed 1" UNION ALL SELECT * FROM "removed 2");
-- have as much page cache as before
PRAGMA main.cache_size=-2000;
-- every row of seat that stays was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."seat_bak" NOT INDEXED
WHERE "seat_bak"."id" NOT IN (WITH "removed 1" AS (SELECT i0 FROM (SELECT "seat_bak"."id" AS i0, lag(1) OVER (PARTITION BY "seat_bak"."chair" COLLATE "BINARY" ORDER BY "seat_bak"."id") AS "equal" FROM main."seat_bak" NOT INDEXED WHERE "seat_bak"."chair" IS NOT NULL) WHERE "equal" IS NOT NULL), "removed 2" AS (SELECT i0 FROM (SELECT "seat_bak"."id" AS i0, lag(1) OVER (PARTITION BY "seat_bak"."guest" COLLATE "BINARY" ORDER BY "seat_bak"."id") AS "equal" FROM main."seat_bak" NOT INDEXED WHERE "seat_bak"."guest" IS NOT NULL AND "seat_bak"."id" NOT IN (SELECT * FROM "removed 1")) WHERE "equal" IS NOT NULL) SELECT * FROM "removed 1" UNION ALL SELECT * FROM "removed 2")) AS old,
  (SELECT count(*) FROM main."seat" NOT INDEXED) AS new)
WHERE old <> new;
-- drop the old table
DROP TABLE main."seat_bak";

COMMIT;
