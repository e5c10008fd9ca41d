-- Plan
-- lodger: swap
--   because column host is no longer declared
--   because the foreign key (host) to host(id) is no longer declared
--   because index lodger_host is not declared
--   not cheaper, since ALTER TABLE has no form for it
--   not cheaper, since an edit of its definition would not do: column host is no longer declared
-- hazard drop-column: column host of lodger is not declared and holds values in 1 row, which would be dropped with it (id 1)
--   allowed
-- index lodger_host on lodger is not declared; it is dropped

-- dropping the old tables must not reach the rows of others
PRAGMA foreign_keys=OFF;
-- renames are followed by what names the table
PRAGMA legacy_alter_table=OFF;
-- every row is checked
PRAGMA ignore_check_constraints=OFF;
-- rows are read in their order
PRAGMA reverse_unordered_selects=OFF;
BEGIN IMMEDIATE;

-- drop index lodger_host: it is not declared
DROP INDEX main."lodger_host";
-- make lodger_bak in the form that lodger will have
CREATE TABLE main."lodger_bak" (
  "id" INTEGER PRIMARY KEY,
  "bed" TEXT,
  "photo" BLOB
);
-- copy the rows of lodger
INSERT OR ABORT INTO main."lodger_bak"("id", "bed", "photo")
SELECT "lodger"."id", "lodger"."bed", "lodger"."photo"
FROM main."lodger" NOT INDEXED;
-- every row of lodger was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."lodger" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."lodger_bak" NOT INDEXED) AS new)
WHERE old <> new;
-- let definitions be edited
PRAGMA writable_schema=ON;
-- exchange the places of lodger and lodger_bak in the file
UPDATE main.sqlite_schema AS own SET rootpage = other.rootpage
FROM (SELECT name, rootpage FROM main.sqlite_schema
  WHERE type = 'table' AND name IN ('lodger', 'lodger_bak')) AS other
WHERE own.type = 'table' AND own.name IN ('lodger', 'lodger_bak') AND other.name <> own.name;
-- define lodger as declared
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE lodger (id INTEGER PRIMARY KEY, bed TEXT, photo BLOB)'
WHERE type = 'table' AND name = 'lodger';
-- lodger_bak has the old rows now, which nobody reads any more
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE "lodger_bak"(x)'
WHERE type = 'table' AND name = 'lodger_bak';

-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- drop the old rows
DROP TABLE main."lodger_bak";

-- index lodger_bed of lodger has an entry for each row
SELECT abs(-9223372036854775807 - (i0 <> found)) AS "an index is not whole"
FROM (SELECT (SELECT count(*) FROM main."lodger" NOT INDEXED) AS found,
  (SELECT count(*) FROM main."lodger" INDEXED BY "lodger_bed") AS i0)
WHERE i0 <> found;
-- rows from all over lodger are found by index lodger_bed
SELECT abs(-9223372036854775807 - (found > 0)) AS "rows are not found by an index"
FROM (SELECT count(*) AS found FROM (SELECT 1 FROM (SELECT "bed" AS k0, "id" AS k1
  FROM main."lodger" NOT INDEXED WHERE "id" IN (WITH RECURSIVE step(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM step WHERE i < 199)
SELECT (SELECT "id" FROM main."lodger" NOT INDEXED WHERE "id" >= (SELECT min("id") FROM main."lodger" NOT INDEXED)
  + (1.0 * (SELECT max("id") FROM main."lodger" NOT INDEXED) - (SELECT min("id") FROM main."lodger" NOT INDEXED)) * i / 199 ORDER BY "id" LIMIT 1) FROM step) LIMIT 200) AS sample
WHERE NOT EXISTS (SELECT 1 FROM main."lodger" INDEXED BY "lodger_bed"
  WHERE "bed" COLLATE "BINARY" IS sample.k0 AND "id" IS sample.k1)))
WHERE found > 0;

COMMIT;
