-- Plan
-- shop: rebuild
--   because index shop_name is new
--   not cheaper, since ALTER TABLE copies no rows, and its rows are cured while they are copied
--   not cheaper, since an edit of a definition copies no rows, and its rows are cured while they are copied
--   not cheaper, since a swap cures no rows, and its rows are cured while they are copied
-- hazard duplicate: shop may no longer hold equal rows in the key of index shop_name, and 1 row equals another one (value 'ida', 'Oslo')
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
-- keep the old table as shop_bak
ALTER TABLE main."shop" RENAME TO "shop_bak";
-- let later renames be followed
PRAGMA legacy_alter_table=OFF;
-- create shop as declared
CREATE TABLE main.shop (id INTEGER PRIMARY KEY, name TEXT, town TEXT);
-- copy the rows of shop
INSERT OR ABORT INTO main."shop"("id", "name", "town")
SELECT "shop_bak"."id", "shop_bak"."name", "shop_bak"."town"
FROM main."shop_bak" NOT INDEXED
WHERE "shop_bak"."id" NOT IN (SELECT i0 FROM (SELECT "shop_bak"."id" AS i0, lag(1) OVER (PARTITION BY lower(trim("shop_bak"."name")) COLLATE "BINARY", "shop_bak"."town" COLLATE "BINARY" ORDER BY "shop_bak"."id") AS "equal" FROM main."shop_bak" NOT INDEXED WHERE lower(trim("shop_bak"."name")) IS NOT NULL AND "shop_bak"."town" IS NOT NULL AND ("shop_bak"."name" <> 'x')) WHERE "equal" IS NOT NULL);
-- every row of shop that stays was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."shop_bak" NOT INDEXED
WHERE "shop_bak"."id" NOT IN (SELECT i0 FROM (SELECT "shop_bak"."id" AS i0, lag(1) OVER (PARTITION BY lower(trim("shop_bak"."name")) COLLATE "BINARY", "shop_bak"."town" COLLATE "BINARY" ORDER BY "shop_bak"."id") AS "equal" FROM main."shop_bak" NOT INDEXED WHERE lower(trim("shop_bak"."name")) IS NOT NULL AND "shop_bak"."town" IS NOT NULL AND ("shop_bak"."name" <> 'x')) WHERE "equal" IS NOT NULL)) AS old,
  (SELECT count(*) FROM main."shop" NOT INDEXED) AS new)
WHERE old <> new;
-- drop the old table
DROP TABLE main."shop_bak";

-- create index shop_name
CREATE UNIQUE INDEX main.shop_name ON shop (lower(trim(name)), town) WHERE name <> 'x';

COMMIT;
