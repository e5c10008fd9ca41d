-- Plan
-- pen: swap
--   because column ink is NOT NULL now
--   because column shade is new; the rows that exist get 'dark'
--   not cheaper, since ALTER TABLE would add the column, but column ink is NOT NULL now
--   not cheaper, since an edit of its definition would not do: column shade is new
-- view every_pen is not declared; it is kept
-- view capped is not declared; it is kept
-- view by_number is not declared; it is kept
-- trigger cap_gone on cap is not declared; it is kept

-- dropping the old tables must not reach the rows of others
PRAGMA foreign_keys=OFF;
-- renames are followed by what names the table
PRAGMA legacy_alter_table=OFF;
-- every row is checked
PRAGMA ignore_check_constraints=OFF;
-- rows are read in their order
PRAGMA reverse_unordered_selects=OFF;
BEGIN IMMEDIATE;

-- make pen_bak in the form that pen will have
CREATE TABLE main."pen_bak" (
  "id" INTEGER PRIMARY KEY,
  "ink" TEXT NOT NULL,
  "shade" TEXT DEFAULT 'dark'
);
-- copy the rows of pen
INSERT OR ABORT INTO main."pen_bak"("id", "ink")
SELECT "pen"."id", "pen"."ink"
FROM main."pen" NOT INDEXED;
-- every row of pen was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."pen" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."pen_bak" NOT INDEXED) AS new)
WHERE old <> new;
-- let definitions be edited
PRAGMA writable_schema=ON;
-- exchange the places of pen and pen_bak in the file
UPDATE main.sqlite_schema AS own SET rootpage = other.rootpage
FROM (SELECT name, rootpage FROM main.sqlite_schema
  WHERE type = 'table' AND name IN ('pen', 'pen_bak')) AS other
WHERE own.type = 'table' AND own.name IN ('pen', 'pen_bak') AND other.name <> own.name;
-- define pen as declared
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE pen (id INTEGER PRIMARY KEY, ink TEXT NOT NULL, shade TEXT DEFAULT ''dark'')'
WHERE type = 'table' AND name = 'pen';
-- pen_bak has the old rows now, which nobody reads any more
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE "pen_bak"(x)'
WHERE type = 'table' AND name = 'pen_bak';

-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- drop the old rows
DROP TABLE main."pen_bak";

COMMIT;
