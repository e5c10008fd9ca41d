-- Plan
-- stone: swap
--   because column oid is now called label
--   not cheaper, since ALTER TABLE would not rename it: oid is a name of the rowid
--   not cheaper, since an edit of its definition would not do: column oid is now called label
--   not cheaper, since an update of its rows would not do: column oid is now called label

-- dropping the old tables must not reach the rows of others
PRAGMA foreign_keys=OFF;
-- renames are followed by what names the table
PRAGMA legacy_alter_table=OFF;
-- every row is checked
PRAGMA ignore_check_constraints=OFF;
-- rows are read in their order
PRAGMA reverse_unordered_selects=OFF;
BEGIN IMMEDIATE;

-- make stone_bak in the form that stone will have
CREATE TABLE main."stone_bak" (
  "label" TEXT,
  "weight" INTEGER
);
-- copy the rows of stone
INSERT OR ABORT INTO main."stone_bak"(rowid, "label", "weight")
SELECT "stone".rowid, "stone"."oid", "stone"."weight"
FROM main."stone" NOT INDEXED;
-- every row of stone was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."stone" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."stone_bak" NOT INDEXED) AS new)
WHERE old <> new;
-- let definitions be edited
PRAGMA writable_schema=ON;
-- exchange the places of stone and stone_bak in the file
UPDATE main.sqlite_schema AS own SET rootpage = other.rootpage
FROM (SELECT name, rootpage FROM main.sqlite_schema
  WHERE type = 'table' AND name IN ('stone', 'stone_bak')) AS other
WHERE own.type = 'table' AND own.name IN ('stone', 'stone_bak') AND other.name <> own.name;
-- define stone as declared
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE stone (label TEXT, weight INTEGER)'
WHERE type = 'table' AND name = 'stone';
-- stone_bak has the old rows now, which nobody reads any more
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE "stone_bak"(x)'
WHERE type = 'table' AND name = 'stone_bak';

-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- drop the old rows
DROP TABLE main."stone_bak";

COMMIT;
