-- Plan
-- hive: update
--   because column queen has type TEXT instead of BLOB
--   not cheaper, since ALTER TABLE has no form for it
--   not cheaper, since an edit of its definition would not do: column queen has type TEXT instead of BLOB

-- dropping the old tables must not reach the rows of others
PRAGMA foreign_keys=OFF;
-- renames are followed by what names the table
PRAGMA legacy_alter_table=OFF;
-- every row is checked
PRAGMA ignore_check_constraints=OFF;
-- rows are read in their order
PRAGMA reverse_unordered_selects=OFF;
BEGIN IMMEDIATE;

-- make hive_bak, through which the rows of hive are written
CREATE TABLE main."hive_bak" (
  "id" INTEGER PRIMARY KEY,
  "bees",
  "queen" TEXT
);

-- let definitions be edited
PRAGMA writable_schema=ON;
-- exchange the places of hive and hive_bak in the file
UPDATE main.sqlite_schema AS own SET rootpage = other.rootpage
FROM (SELECT name, rootpage FROM main.sqlite_schema
  WHERE type = 'table' AND name IN ('hive', 'hive_bak')) AS other
WHERE own.type = 'table' AND own.name IN ('hive', 'hive_bak') AND other.name <> own.name;
-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- write the rows of hive where they stand
UPDATE OR ABORT main."hive_bak" SET "queen" = "queen"
WHERE typeof("queen") IN ('integer', 'real');
-- let definitions be edited
PRAGMA writable_schema=ON;
-- exchange the places of hive and hive_bak in the file
UPDATE main.sqlite_schema AS own SET rootpage = other.rootpage
FROM (SELECT name, rootpage FROM main.sqlite_schema
  WHERE type = 'table' AND name IN ('hive', 'hive_bak')) AS other
WHERE own.type = 'table' AND own.name IN ('hive', 'hive_bak') AND other.name <> own.name;
-- define hive as declared
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE hive (id INTEGER PRIMARY KEY, bees INTEGER NOT NULL, queen TEXT)'
WHERE type = 'table' AND name = 'hive';
-- hive_bak has the empty place again
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE "hive_bak"(x)'
WHERE type = 'table' AND name = 'hive_bak';

-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- drop the empty table
DROP TABLE main."hive_bak";

-- index hive_full of hive has an entry for each row
SELECT abs(-9223372036854775807 - (i0 <> found)) AS "an index is not whole"
FROM (SELECT (SELECT count(*) FROM main."hive" NOT INDEXED WHERE (bees IS NOT NULL
) AND "bees" = "bees") AS found,
  (SELECT count(*) FROM main."hive" INDEXED BY "hive_full" WHERE (bees IS NOT NULL
) AND "bees" = "bees") AS i0)
WHERE i0 <> found;
-- rows from all over hive are found by index hive_full
SELECT abs(-9223372036854775807 - (found > 0)) AS "rows are not found by an index"
FROM (SELECT count(*) AS found FROM (SELECT 1 FROM (SELECT "bees" AS k0, "id" AS k1
  FROM main."hive" NOT INDEXED WHERE "id" IN (WITH RECURSIVE step(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM step WHERE i < 199),
  ends(low, high) AS (SELECT (SELECT min("id") FROM main."hive" NOT INDEXED), (SELECT max("id") FROM main."hive" NOT INDEXED)),
  aim(place) AS (SELECT low + (1.0 * high - low) * i / 199 FROM ends, step
    UNION ALL SELECT low + (1 << i) FROM ends, step WHERE i < 63
    UNION ALL SELECT high - (1 << i) FROM ends, step WHERE i < 63)
SELECT (SELECT "id" FROM main."hive" NOT INDEXED WHERE "id" >= aim.place
  ORDER BY "id" LIMIT 1) FROM aim) AND (bees IS NOT NULL
) AND "bees" = "bees" AND ((+"bees" COLLATE BINARY >= '' AND typeof("bees") = 'text' AND CAST("bees" AS NUMERIC) = +"bees")) IS NOT TRUE) AS sample
WHERE NOT EXISTS (SELECT 1 FROM main."hive" INDEXED BY "hive_full"
  WHERE (bees IS NOT NULL
) AND "bees" = "bees" AND "bees" COLLATE "BINARY" IS sample.k0 AND "id" IS sample.k1)))
WHERE found > 0;

COMMIT;
