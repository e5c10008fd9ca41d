-- Plan
-- boat: rebuild
--   because UNIQUE (name) is new
--   because the foreign key (owner) to owner is new
--   because index boat_slot is new
--   not cheaper, since ALTER TABLE copies no rows, and its rows are cured while they are copied
--   not cheaper, since an edit of a definition copies no rows, and its rows are cured while they are copied
--   not cheaper, since a swap cures no rows, and its rows are cured while they are copied
-- hazard orphan: 3 rows of boat would refer by owner to no row of owner (id 2, 3, 4)
--   cured: owner becomes NULL in them
-- hazard duplicate: boat may no longer hold equal rows in the key (name), and 1 row equals another one (value 'Gull')
--   cured: the first of them stays, by id
-- hazard duplicate: boat may no longer hold equal rows in the key of index boat_slot, and 2 rows equal another one (value 0, …)
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
-- keep the old table as boat_bak
ALTER TABLE main."boat" RENAME TO "boat_bak";
-- let later renames be followed
PRAGMA legacy_alter_table=OFF;
-- create boat as declared
CREATE TABLE main.boat (id INTEGER PRIMARY KEY, name TEXT UNIQUE, owner INTEGER REFERENCES owner);
-- have 32 MB of page cache while the keys of boat come in no order
PRAGMA main.cache_size=-32000;
-- copy the rows of boat
INSERT OR ABORT INTO main."boat"("id", "name", "owner")
SELECT "boat_bak"."id", "boat_bak"."name", CASE WHEN ("boat_bak"."owner" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM main."owner" AS p WHERE p."id" = +"boat_bak"."owner")) THEN NULL ELSE "boat_bak"."owner" END
FROM main."boat_bak" NOT INDEXED
WHERE "boat_bak"."id" NOT IN (WITH "removed 1" AS (SELECT i0 FROM (SELECT "boat_bak"."id" AS i0, lag(1) OVER (PARTITION BY "boat_bak"."name" COLLATE "BINARY" ORDER BY "boat_bak"."id") AS "equal" FROM main."boat_bak" NOT INDEXED WHERE "boat_bak"."name" IS NOT NULL) WHERE "equal" IS NOT NULL), "removed 2" AS (SELECT i0 FROM (SELECT "boat_bak"."id" AS i0, lag(1) OVER (PARTITION BY coalesce(((SELECT "boat_bak"."owner" WHERE (("boat_bak"."owner" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM main."owner" AS p WHERE p."id" = +"boat_bak"."owner"))) IS NOT TRUE) COLLATE "BINARY"), 0) COLLATE "BINARY" ORDER BY "boat_bak"."id") AS "equal" FROM main."boat_bak" NOT INDEXED WHERE coalesce(((SELECT "boat_bak"."owner" WHERE (("boat_bak"."owner" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM main."owner" AS p WHERE p."id" = +"boat_bak"."owner"))) IS NOT TRUE) COLLATE "BINARY"), 0) IS NOT NULL AND "boat_bak"."id" NOT IN (SELECT * FROM "removed 1")) WHERE "equal" IS NOT NULL) SELECT * FROM "removed 1" UNION ALL SELECT * FROM "removed 2");
-- have as much page cache as before
PRAGMA main.cache_size=-2000;
-- every row of boat that stays was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."boat_bak" NOT INDEXED
WHERE "boat_bak"."id" NOT IN (WITH "removed 1" AS (SELECT i0 FROM (SELECT "boat_bak"."id" AS i0, lag(1) OVER (PARTITION BY "boat_bak"."name" COLLATE "BINARY" ORDER BY "boat_bak"."id") AS "equal" FROM main."boat_bak" NOT INDEXED WHERE "boat_bak"."name" IS NOT NULL) WHERE "equal" IS NOT NULL), "removed 2" AS (SELECT i0 FROM (SELECT "boat_bak"."id" AS i0, lag(1) OVER (PARTITION BY coalesce(((SELECT "boat_bak"."owner" WHERE (("boat_bak"."owner" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM main."owner" AS p WHERE p."id" = +"boat_bak"."owner"))) IS NOT TRUE) COLLATE "BINARY"), 0) COLLATE "BINARY" ORDER BY "boat_bak"."id") AS "equal" FROM main."boat_bak" NOT INDEXED WHERE coalesce(((SELECT "boat_bak"."owner" WHERE (("boat_bak"."owner" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM main."owner" AS p WHERE p."id" = +"boat_bak"."owner"))) IS NOT TRUE) COLLATE "BINARY"), 0) IS NOT NULL AND "boat_bak"."id" NOT IN (SELECT * FROM "removed 1")) WHERE "equal" IS NOT NULL) SELECT * FROM "removed 1" UNION ALL SELECT * FROM "removed 2")) AS old,
  (SELECT count(*) FROM main."boat" NOT INDEXED) AS new)
WHERE old <> new;
-- drop the old table
DROP TABLE main."boat_bak";

-- create index boat_slot
CREATE UNIQUE INDEX main.boat_slot ON boat (coalesce(owner, 0));

-- every row of boat has the parent that it refers to
SELECT abs(-9223372036854775807 - (found > 0)) AS "rows without a parent"
FROM (SELECT count(*) AS found FROM (SELECT c.rowid FROM main."boat" AS c
WHERE c."owner" IS NOT NULL AND NOT EXISTS (
  SELECT 1 FROM main."owner" AS p WHERE p."id" = +c."owner")))
WHERE found > 0;

COMMIT;
