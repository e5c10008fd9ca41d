-- Plan
-- price: swap
--   because column net has default 'free' instead of 1.50
--   because column weight has default 1.0 instead of 9007199254740993
--   not cheaper, since ALTER TABLE has no form for it
--   not cheaper, since 2 rows may hold the default of net only as the definition says it, and would change with it
--   not cheaper, since rows may hold the default of net only as the definition says it

-- dropping the old tables must not reach the rows of others
PRAGMA foreign_keys=OFF;
-- renames are followed by what names the table
PRAGMA legacy_alter_table=OFF;
-- every row is checked
PRAGMA ignore_check_constraints=OFF;
-- rows are read in their order
PRAGMA reverse_unordered_selects=OFF;
BEGIN IMMEDIATE;

-- make price_bak in the form that price will have
CREATE TABLE main."price_bak" (
  "id" INTEGER PRIMARY KEY,
  "net" TEXT DEFAULT 'free',
  "gross" TEXT DEFAULT 0.2,
  "weight" REAL DEFAULT 1.0
);
-- copy the rows of price
INSERT OR ABORT INTO main."price_bak"("id", "net", "gross", "weight")
SELECT "price"."id", "price"."net", "price"."gross", "price"."weight"
FROM main."price" NOT INDEXED;
-- every row of price was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."price" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."price_bak" NOT INDEXED) AS new)
WHERE old <> new;
-- let definitions be edited
PRAGMA writable_schema=ON;
-- exchange the places of price and price_bak in the file
UPDATE main.sqlite_schema AS own SET rootpage = other.rootpage
FROM (SELECT name, rootpage FROM main.sqlite_schema
  WHERE type = 'table' AND name IN ('price', 'price_bak')) AS other
WHERE own.type = 'table' AND own.name IN ('price', 'price_bak') AND other.name <> own.name;
-- define price as declared
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE price (id INTEGER PRIMARY KEY, net TEXT DEFAULT ''free'', gross TEXT DEFAULT 0.2, weight REAL DEFAULT 1.0)'
WHERE type = 'table' AND name = 'price';
-- price_bak has the old rows now, which nobody reads any more
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE "price_bak"(x)'
WHERE type = 'table' AND name = 'price_bak';

-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- drop the old rows
DROP TABLE main."price_bak";

COMMIT;
