-- Plan
-- coin: update
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

-- make coin_bak, through which the rows of coin are written
CREATE TABLE main."coin_bak" (
  "id" INTEGER PRIMARY KEY,
  "worth" TEXT
);

-- let definitions be edited
PRAGMA writable_schema=ON;
-- exchange the places of coin and coin_bak in the file
UPDATE main.sqlite_schema AS own SET rootpage = other.rootpage
FROM (SELECT name, rootpage FROM main.sqlite_schema
  WHERE type = 'table' AND name IN ('coin', 'coin_bak')) AS other
WHERE own.type = 'table' AND own.name IN ('coin', 'coin_bak') AND other.name <> own.name;
-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- write the rows of coin where they stand
UPDATE OR ABORT main."coin_bak" SET "worth" = "worth"
WHERE typeof("worth") IN ('integer', 'real');
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
-- coin_bak has the empty place again
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE "coin_bak"(x)'
WHERE type = 'table' AND name = 'coin_bak';
-- index coin_worth goes with the old rows
UPDATE main.sqlite_schema SET rowid = (SELECT max(rowid) + 1 FROM main.sqlite_schema),
  name = 'coin_bak_1', tbl_name = 'coin_bak',
  sql = 'CREATE INDEX "coin_bak_1" ON "coin_bak"(x)'
WHERE type = 'index' AND name = 'coin_worth';
-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- drop the empty table
DROP TABLE main."coin_bak";

-- create index coin_worth
CREATE INDEX main.coin_worth ON coin ('worth');

COMMIT;
