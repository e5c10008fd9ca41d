-- Plan
-- sailor: rename
--   because table crew is now called sailor
-- sailor: swap
--   because column gone is no longer declared; it holds no values
--   because column name is now called title
--   because column ship is NOT NULL now
--   not cheaper, since ALTER TABLE would rename the column, but column gone is no longer declared
--   not cheaper, since an edit of its definition would not do: column gone is no longer declared
--   not cheaper, since ALTER TABLE would drop the column, but column name is now called title
--   not cheaper, since an update of its rows would not do: column name is now called title
-- index crew_name on sailor is not declared; it is kept
-- index crew_ship on sailor is not declared; it is kept
-- index "crew by pay" on sailor is not declared; it is kept
-- index port_town on port is not declared; it is kept

-- dropping the old tables must not reach the rows of others
PRAGMA foreign_keys=OFF;
-- renames are followed by what names the table
PRAGMA legacy_alter_table=OFF;
-- every row is checked
PRAGMA ignore_check_constraints=OFF;
-- rows are read in their order
PRAGMA reverse_unordered_selects=OFF;
BEGIN IMMEDIATE;

-- rename table crew to sailor
ALTER TABLE main."crew" RENAME TO "sailor";
-- make sailor_bak in the form that sailor will have
CREATE TABLE main."sailor_bak" (
  "id" INTEGER PRIMARY KEY,
  "title" TEXT,
  "ship" TEXT NOT NULL COLLATE "NOCASE",
  "pay" INTEGER
);
-- copy the rows of sailor
INSERT OR ABORT INTO main."sailor_bak"("id", "title", "ship", "pay")
SELECT "sailor"."id", "sailor"."name", "sailor"."ship", "sailor"."pay"
FROM main."sailor" NOT INDEXED;
-- every row of sailor was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."sailor" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."sailor_bak" NOT INDEXED) AS new)
WHERE old <> new;
-- let definitions be edited
PRAGMA writable_schema=ON;
-- exchange the places of sailor and sailor_bak in the file
UPDATE main.sqlite_schema AS own SET rootpage = other.rootpage
FROM (SELECT name, rootpage FROM main.sqlite_schema
  WHERE type = 'table' AND name IN ('sailor', 'sailor_bak')) AS other
WHERE own.type = 'table' AND own.name IN ('sailor', 'sailor_bak') AND other.name <> own.name;
-- define sailor as declared
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE sailor (
  id INTEGER PRIMARY KEY,
  title TEXT,
  ship TEXT COLLATE NOCASE NOT NULL,
  pay INTEGER
)'
WHERE type = 'table' AND name = 'sailor';
-- sailor_bak has the old rows now, which nobody reads any more
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE "sailor_bak"(x)'
WHERE type = 'table' AND name = 'sailor_bak';
-- index crew_name goes with the old rows
UPDATE main.sqlite_schema SET rowid = (SELECT max(rowid) + 1 FROM main.sqlite_schema),
  name = 'sailor_bak_1', tbl_name = 'sailor_bak',
  sql = 'CREATE INDEX "sailor_bak_1" ON "sailor_bak"(x)'
WHERE type = 'index' AND name = 'crew_name';
-- index crew_ship goes with the old rows
UPDATE main.sqlite_schema SET rowid = (SELECT max(rowid) + 1 FROM main.sqlite_schema),
  name = 'sailor_bak_2', tbl_name = 'sailor_bak',
  sql = 'CREATE INDEX "sailor_bak_2" ON "sailor_bak"(x)'
WHERE type = 'index' AND name = 'crew_ship';
-- index "crew by pay" goes with the old rows
UPDATE main.sqlite_schema SET rowid = (SELECT max(rowid) + 1 FROM main.sqlite_schema),
  name = 'sailor_bak_3', tbl_name = 'sailor_bak',
  sql = 'CREATE INDEX "sailor_bak_3" ON "sailor_bak"(x)'
WHERE type = 'index' AND name = 'crew by pay';
-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- drop the old rows
DROP TABLE main."sailor_bak";

-- index declared of sailor has an entry for each row
SELECT abs(-9223372036854775807 - (i0 <> found)) AS "an index is not whole"
FROM (SELECT (SELECT count(*) FROM main."sailor" NOT INDEXED) AS found,
  (SELECT count(*) FROM main."sailor" INDEXED BY "declared") AS i0)
WHERE i0 <> found;
-- rows from all over sailor are found by index declared
SELECT abs(-9223372036854775807 - (found > 0)) AS "rows are not found by an index"
FROM (SELECT count(*) AS found FROM (SELECT 1 FROM (SELECT "ship" AS k0, "id" AS k1
  FROM main."sailor" NOT INDEXED WHERE "id" IN (WITH RECURSIVE step(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM step WHERE i < 199),
  ends(low, high) AS (SELECT (SELECT min("id") FROM main."sailor" NOT INDEXED), (SELECT max("id") FROM main."sailor" NOT INDEXED)),
  aim(place) AS (SELECT low + (1.0 * high - low) * i / 199 FROM ends, step
    UNION ALL SELECT low + (1 << i) FROM ends, step WHERE i < 63
    UNION ALL SELECT high - (1 << i) FROM ends, step WHERE i < 63)
SELECT (SELECT "id" FROM main."sailor" NOT INDEXED WHERE "id" >= aim.place
  ORDER BY "id" LIMIT 1) FROM aim)) AS sample
WHERE NOT EXISTS (SELECT 1 FROM main."sailor" INDEXED BY "declared"
  WHERE "ship" COLLATE "NOCASE" IS sample.k0 AND "id" IS sample.k1)))
WHERE found > 0;

-- create index crew_name
CREATE INDEX main.crew_name ON "sailor" ("title" DESC, pay);
-- create index crew_ship
CREATE UNIQUE INDEX main.crew_ship ON "sailor"(ship, "title") WHERE "sailor".pay > 0;
-- create index "crew by pay"
CREATE INDEX main."crew by pay" ON "sailor" (pay * 2, lower("title") COLLATE NOCASE);

COMMIT;
