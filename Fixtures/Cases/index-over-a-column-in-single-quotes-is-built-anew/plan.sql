-- Plan
-- coin: swap
--   because column worth has type TEXT instead of INTEGER
--   not cheaper, since ALTER TABLE has no form for it
--   not cheaper, since an edit of its definition would not do: column worth has type TEXT instead of INTEGER

-- dropping the old tables must not reach the rows of others
PRAGMA foreign_keys=OFF;
-- renames are followed by what names the table
PRAGMA legacy_alter_table=OFF;
-- every row is checked
PRAGMA ignore_check_constraints=OFF;
-- rows are read in their order
PRAGMA reverse_unordered_selects=OFF;
BEGIN IMMEDIATE;

-- make coin_bak in the form that coin will have
CREATE TABLE main."coin_bak" (
  "id" INTEGER PRIMARY KEY,
  "worth" TEXT
);
-- copy the rows of coin
INSERT OR ABORT INTO main."coin_bak"("id", "worth")
SELECT "coin"."id", "coin"."worth"
FROM main."coin" NOT INDEXED;
-- every row of coin was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."coin" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."coin_bak" NOT INDEXED) AS new)
WHERE old <> new;
-- let definitions be edited
PRAGMA writable_schema=ON;
-- exchange the places of coin and coin_bak in the file
UPDATE main.sqlite_schema AS own SET rootpage = other.rootpage
FROM (SELECT name, rootpage FROM main.sqlite_schema
  WHERE type = 'table' AND name IN ('coin', 'coin_bak')) AS other
WHERE own.type = 'table' AND own.name IN ('coin', 'coin_bak') AND other.name <> own.name;
-- define coin as declared
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE coin (id INTEGER PRIMARY KEY, worth TEXT)'
WHERE type = 'table' AND name = 'coin';
-- coin_bak has the old rows now, which nobody reads any more
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE "coin_bak"(x)'
WHERE type = 'table' AND name = 'coin_bak';
-- index coin_worth goes with the old rows
UPDATE main.sqlite_schema SET rowid = (SELECT max(rowid) + 1 FROM main.sqlite_schema),
  name = 'coin_bak_1', tbl_name = 'coin_bak',
  sql = 'CREATE INDEX "coin_bak_1" ON "coin_bak"(x)'
WHERE type = 'index' AND name = 'coin_worth';
-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- drop the old rows
DROP TABLE main."coin_bak";

-- create index coin_worth
CREATE INDEX main.coin_worth ON coin ('worth');

COMMIT;
