-- Plan
-- shop: swap
--   because column name is NOT NULL now
--   because column street has type VARCHAR(80) instead of TEXT
--   because column floor is NOT NULL now, has default 0 instead of none
--   because column phone has type INTEGER instead of TEXT
--   because column open is new; the rows that exist get 'late'
--   because UNIQUE (street) is new
--   because CHECK (open <> '') is new
--   because index shop_name is new
--   not cheaper, since ALTER TABLE would add the column, but column name is NOT NULL now
--   not cheaper, since an edit of its definition would not do: column phone has type INTEGER instead of TEXT
--   not cheaper, since column open is new, for which no row has a place
-- table own_search is not declared; it is kept

-- dropping the old tables must not reach the rows of others
PRAGMA foreign_keys=OFF;
-- renames are followed by what names the table
PRAGMA legacy_alter_table=OFF;
-- every row is checked
PRAGMA ignore_check_constraints=OFF;
-- rows are read in their order
PRAGMA reverse_unordered_selects=OFF;
BEGIN IMMEDIATE;

-- make shop_bak in the form that shop will have
CREATE TABLE main."shop_bak" (
  "id" INTEGER PRIMARY KEY,
  "name" TEXT NOT NULL,
  "street" VARCHAR(80),
  "floor" INTEGER NOT NULL DEFAULT 0,
  "phone" INTEGER,
  "open" TEXT DEFAULT 'late'
);
-- copy the rows of shop
INSERT OR ABORT INTO main."shop_bak"("id", "name", "street", "floor", "phone")
SELECT "shop"."id", "shop"."name", "shop"."street", coalesce("shop"."floor", 0), "shop"."phone"
FROM main."shop" NOT INDEXED;
-- every row of shop was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."shop" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."shop_bak" NOT INDEXED) AS new)
WHERE old <> new;
-- no row of shop fails a CHECK
SELECT abs(-9223372036854775807 - 1) AS "rows fail a CHECK"
FROM (SELECT count(CASE WHEN NOT (open <> '') THEN 1 END) AS c0 FROM main."shop_bak" AS "shop" NOT INDEXED)
WHERE c0 > 0;
-- sort the index of the key (street)
CREATE UNIQUE INDEX main."shop_bak_1" ON "shop_bak" ("street" COLLATE "BINARY");
-- let definitions be edited
PRAGMA writable_schema=ON;
-- exchange the places of shop and shop_bak in the file
UPDATE main.sqlite_schema AS own SET rootpage = other.rootpage
FROM (SELECT name, rootpage FROM main.sqlite_schema
  WHERE type = 'table' AND name IN ('shop', 'shop_bak')) AS other
WHERE own.type = 'table' AND own.name IN ('shop', 'shop_bak') AND other.name <> own.name;
-- define shop as declared
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE shop (id INTEGER PRIMARY KEY, name TEXT NOT NULL, street VARCHAR(80) UNIQUE, floor INTEGER NOT NULL DEFAULT 0, phone INTEGER, open TEXT DEFAULT ''late'' CHECK (open <> ''''))'
WHERE type = 'table' AND name = 'shop';
-- shop_bak has the old rows now, which nobody reads any more
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE "shop_bak"(x)'
WHERE type = 'table' AND name = 'shop_bak';
-- it is the index of the key (street) of shop
UPDATE main.sqlite_schema SET name = 'sqlite_autoindex_shop_1',
  tbl_name = 'shop', sql = NULL
WHERE type = 'index' AND name = 'shop_bak_1';
-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- drop the old rows
DROP TABLE main."shop_bak";

-- create index shop_name
CREATE INDEX main.shop_name ON shop (name);

COMMIT;
