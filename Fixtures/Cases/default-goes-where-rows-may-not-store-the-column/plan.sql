-- Plan
-- cup: update
--   because column color has default none instead of 'white'
--   not cheaper, since ALTER TABLE has no form for it
--   not cheaper, since 2 rows may hold the default of color only as the definition says it, and would change with it

-- dropping the old tables must not reach the rows of others
PRAGMA foreign_keys=OFF;
-- renames are followed by what names the table
PRAGMA legacy_alter_table=OFF;
-- every row is checked
PRAGMA ignore_check_constraints=OFF;
-- rows are read in their order
PRAGMA reverse_unordered_selects=OFF;
BEGIN IMMEDIATE;

-- make cup_bak, through which the rows of cup are written
CREATE TABLE main."cup_bak" (
  "id" INTEGER PRIMARY KEY,
  "size",
  "color" DEFAULT 'white'
);

-- let definitions be edited
PRAGMA writable_schema=ON;
-- exchange the places of cup and cup_bak in the file
UPDATE main.sqlite_schema AS own SET rootpage = other.rootpage
FROM (SELECT name, rootpage FROM main.sqlite_schema
  WHERE type = 'table' AND name IN ('cup', 'cup_bak')) AS other
WHERE own.type = 'table' AND own.name IN ('cup', 'cup_bak') AND other.name <> own.name;
-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- write the rows of cup where they stand
UPDATE OR ABORT main."cup_bak" SET "color" = "color";
-- let definitions be edited
PRAGMA writable_schema=ON;
-- exchange the places of cup and cup_bak in the file
UPDATE main.sqlite_schema AS own SET rootpage = other.rootpage
FROM (SELECT name, rootpage FROM main.sqlite_schema
  WHERE type = 'table' AND name IN ('cup', 'cup_bak')) AS other
WHERE own.type = 'table' AND own.name IN ('cup', 'cup_bak') AND other.name <> own.name;
-- define cup as declared
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE cup (id INTEGER PRIMARY KEY, size TEXT, color TEXT NOT NULL)'
WHERE type = 'table' AND name = 'cup';
-- cup_bak has the empty place again
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE "cup_bak"(x)'
WHERE type = 'table' AND name = 'cup_bak';

-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- drop the empty table
DROP TABLE main."cup_bak";

-- index cup_color of cup has an entry for each row
SELECT abs(-9223372036854775807 - (i0 <> found)) AS "an index is not whole"
FROM (SELECT (SELECT count(*) FROM main."cup" NOT INDEXED) AS found,
  (SELECT count(*) FROM main."cup" INDEXED BY "cup_color") AS i0)
WHERE i0 <> found;
-- rows from all over cup are found by index cup_color
SELECT abs(-9223372036854775807 - (found > 0)) AS "rows are not found by an index"
FROM (SELECT count(*) AS found FROM (SELECT 1 FROM (SELECT "color" AS k0, "id" AS k1
  FROM main."cup" NOT INDEXED WHERE "id" IN (WITH RECURSIVE step(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM step WHERE i < 199),
  ends(low, high) AS (SELECT (SELECT min("id") FROM main."cup" NOT INDEXED), (SELECT max("id") FROM main."cup" NOT INDEXED)),
  aim(place) AS (SELECT low + (1.0 * high - low) * i / 199 FROM ends, step
    UNION ALL SELECT low + (1 << i) FROM ends, step WHERE i < 63
    UNION ALL SELECT high - (1 << i) FROM ends, step WHERE i < 63)
SELECT (SELECT "id" FROM main."cup" NOT INDEXED WHERE "id" >= aim.place
  ORDER BY "id" LIMIT 1) FROM aim) AND (+"color" COLLATE BINARY < '') IS NOT TRUE) AS sample
WHERE NOT EXISTS (SELECT 1 FROM main."cup" INDEXED BY "cup_color"
  WHERE "color" COLLATE "BINARY" IS sample.k0 AND "id" IS sample.k1)))
WHERE found > 0;

COMMIT;
