-- Plan
-- pot: swap
--   because column litres is NOT NULL now
--   not cheaper, since ALTER TABLE has no form for it
--   not cheaper, since an edit of its definition would not do: the file has its columns in another order

-- dropping the old tables must not reach the rows of others
PRAGMA foreign_keys=OFF;
-- renames are followed by what names the table
PRAGMA legacy_alter_table=OFF;
-- every row is checked
PRAGMA ignore_check_constraints=OFF;
-- rows are read in their order
PRAGMA reverse_unordered_selects=OFF;
BEGIN IMMEDIATE;

-- make pot_bak in the form that pot will have
CREATE TABLE main."pot_bak" (
  "id" INTEGER PRIMARY KEY,
  "color" TEXT,
  "litres" INTEGER NOT NULL
);
-- copy the rows of pot
INSERT OR ABORT INTO main."pot_bak"("id", "color", "litres")
SELECT "pot"."id", "pot"."color", "pot"."litres"
FROM main."pot" NOT INDEXED;
-- every row of pot was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."pot" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."pot_bak" NOT INDEXED) AS new)
WHERE old <> new;
-- let definitions be edited
PRAGMA writable_schema=ON;
-- exchange the places of pot and pot_bak in the file
UPDATE main.sqlite_schema AS own SET rootpage = other.rootpage
FROM (SELECT name, rootpage FROM main.sqlite_schema
  WHERE type = 'table' AND name IN ('pot', 'pot_bak')) AS other
WHERE own.type = 'table' AND own.name IN ('pot', 'pot_bak') AND other.name <> own.name;
-- define pot as declared
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE pot (id INTEGER PRIMARY KEY, color TEXT, litres INTEGER NOT NULL)'
WHERE type = 'table' AND name = 'pot';
-- pot_bak has the old rows now, which nobody reads any more
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE "pot_bak"(x)'
WHERE type = 'table' AND name = 'pot_bak';

-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- drop the old rows
DROP TABLE main."pot_bak";

COMMIT;
