-- Plan
-- price: update
--   because column tax is NOT NULL now
--   because column amount is NOT NULL now
--   not cheaper, since ALTER TABLE has no form for it
--   not cheaper, since an edit of its definition would not do: the file has its columns in another order
-- history: update
--   because column tax is NOT NULL now
--   because column amount is NOT NULL now
--   not cheaper, since ALTER TABLE has no form for it
--   not cheaper, since an edit of its definition would not do: the file has its columns in another order
-- view bill is not declared; it is kept
-- view everything is not declared; it is kept
-- trigger price_kept on price is not declared; it is kept

-- dropping the old tables must not reach the rows of others
PRAGMA foreign_keys=OFF;
-- renames are followed by what names the table
PRAGMA legacy_alter_table=OFF;
-- every row is checked
PRAGMA ignore_check_constraints=OFF;
-- rows are read in their order
PRAGMA reverse_unordered_selects=OFF;
BEGIN IMMEDIATE;

-- price.tax is never NULL
SELECT abs(-9223372036854775807 - (found > 0)) AS "rows do not fit"
FROM (SELECT count(*) AS found FROM (SELECT 1 FROM main."price" NOT INDEXED WHERE "price"."tax" IS NULL))
WHERE found > 0;
-- price.amount is never NULL
SELECT abs(-9223372036854775807 - (found > 0)) AS "rows do not fit"
FROM (SELECT count(*) AS found FROM (SELECT 1 FROM main."price" NOT INDEXED WHERE "price"."amount" IS NULL))
WHERE found > 0;
-- make price_bak, through which the rows of price are written
CREATE TABLE main."price_bak" (
  "amount",
  "tax"
);

-- let definitions be edited
PRAGMA writable_schema=ON;
-- exchange the places of price and price_bak in the file
UPDATE main.sqlite_schema AS own SET rootpage = other.rootpage
FROM (SELECT name, rootpage FROM main.sqlite_schema
  WHERE type = 'table' AND name IN ('price', 'price_bak')) AS other
WHERE own.type = 'table' AND own.name IN ('price', 'price_bak') AND other.name <> own.name;
-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- write the rows of price where they stand
UPDATE OR ABORT main."price_bak" SET "amount" = "tax", "tax" = "amount";
-- let definitions be edited
PRAGMA writable_schema=ON;
-- exchange the places of price and price_bak in the file
UPDATE main.sqlite_schema AS own SET rootpage = other.rootpage
FROM (SELECT name, rootpage FROM main.sqlite_schema
  WHERE type = 'table' AND name IN ('price', 'price_bak')) AS other
WHERE own.type = 'table' AND own.name IN ('price', 'price_bak') AND other.name <> own.name;
-- define price as declared
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE price (tax INT NOT NULL, amount INT NOT NULL)'
WHERE type = 'table' AND name = 'price';
-- price_bak has the empty place again
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE "price_bak"(x)'
WHERE type = 'table' AND name = 'price_bak';

-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- drop the empty table
DROP TABLE main."price_bak";

-- history.tax is never NULL
SELECT abs(-9223372036854775807 - (found > 0)) AS "rows do not fit"
FROM (SELECT count(*) AS found FROM (SELECT 1 FROM main."history" NOT INDEXED WHERE "history"."tax" IS NULL))
WHERE found > 0;
-- history.amount is never NULL
SELECT abs(-9223372036854775807 - (found > 0)) AS "rows do not fit"
FROM (SELECT count(*) AS found FROM (SELECT 1 FROM main."history" NOT INDEXED WHERE "history"."amount" IS NULL))
WHERE found > 0;
-- make history_bak, through which the rows of history are written
CREATE TABLE main."history_bak" (
  "amount",
  "tax"
);

-- let definitions be edited
PRAGMA writable_schema=ON;
-- exchange the places of history and history_bak in the file
UPDATE main.sqlite_schema AS own SET rootpage = other.rootpage
FROM (SELECT name, rootpage FROM main.sqlite_schema
  WHERE type = 'table' AND name IN ('history', 'history_bak')) AS other
WHERE own.type = 'table' AND own.name IN ('history', 'history_bak') AND other.name <> own.name;
-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- write the rows of history where they stand
UPDATE OR ABORT main."history_bak" SET "amount" = "tax", "tax" = "amount";
-- let definitions be edited
PRAGMA writable_schema=ON;
-- exchange the places of history and history_bak in the file
UPDATE main.sqlite_schema AS own SET rootpage = other.rootpage
FROM (SELECT name, rootpage FROM main.sqlite_schema
  WHERE type = 'table' AND name IN ('history', 'history_bak')) AS other
WHERE own.type = 'table' AND own.name IN ('history', 'history_bak') AND other.name <> own.name;
-- define history as declared
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE history (tax INT NOT NULL, amount INT NOT NULL)'
WHERE type = 'table' AND name = 'history';
-- history_bak has the empty place again
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE "history_bak"(x)'
WHERE type = 'table' AND name = 'history_bak';

-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- drop the empty table
DROP TABLE main."history_bak";

COMMIT;
