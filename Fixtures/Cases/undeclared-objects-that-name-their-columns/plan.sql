-- Plan
-- price: swap
--   because column tax is NOT NULL now
--   because column amount is NOT NULL now
--   not cheaper, since ALTER TABLE has no form for it
--   not cheaper, since an edit of its definition would not do: the file has its columns in another order
-- history: swap
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

-- make price_bak in the form that price will have
CREATE TABLE main."price_bak" (
  "tax" INT NOT NULL,
  "amount" INT NOT NULL
);
-- copy the rows of price
INSERT OR ABORT INTO main."price_bak"(rowid, "tax", "amount")
SELECT "price".rowid, "price"."tax", "price"."amount"
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
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE price (tax INT NOT NULL, amount INT NOT NULL)'
WHERE type = 'table' AND name = 'price';
-- price_bak has the old rows now, which nobody reads any more
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE "price_bak"(x)'
WHERE type = 'table' AND name = 'price_bak';

-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- drop the old rows
DROP TABLE main."price_bak";

-- make history_bak in the form that history will have
CREATE TABLE main."history_bak" (
  "tax" INT NOT NULL,
  "amount" INT NOT NULL
);
-- copy the rows of history
INSERT OR ABORT INTO main."history_bak"(rowid, "tax", "amount")
SELECT "history".rowid, "history"."tax", "history"."amount"
FROM main."history" NOT INDEXED;
-- every row of history was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."history" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."history_bak" NOT INDEXED) AS new)
WHERE old <> new;
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
-- history_bak has the old rows now, which nobody reads any more
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE "history_bak"(x)'
WHERE type = 'table' AND name = 'history_bak';

-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- drop the old rows
DROP TABLE main."history_bak";

COMMIT;
