-- Plan
-- seat: swap
--   because column price is NOT NULL now
--   not cheaper, since ALTER TABLE has no form for it
--   not cheaper, since an edit of its definition would not do: the indexes of its keys would be other ones

-- dropping the old tables must not reach the rows of others
PRAGMA foreign_keys=OFF;
-- renames are followed by what names the table
PRAGMA legacy_alter_table=OFF;
-- every row is checked
PRAGMA ignore_check_constraints=OFF;
-- rows are read in their order
PRAGMA reverse_unordered_selects=OFF;
BEGIN IMMEDIATE;

-- make seat_bak in the form that seat will have
CREATE TABLE main."seat_bak" (
  "hall" TEXT,
  "number" TEXT,
  "price" INTEGER NOT NULL
);
-- copy the rows of seat
INSERT OR ABORT INTO main."seat_bak"(rowid, "hall", "number", "price")
SELECT "seat".rowid, "seat"."hall", "seat"."number", "seat"."price"
FROM main."seat" NOT INDEXED;
-- every row of seat was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."seat" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."seat_bak" NOT INDEXED) AS new)
WHERE old <> new;
-- let definitions be edited
PRAGMA writable_schema=ON;
-- exchange the places of seat and seat_bak in the file
UPDATE main.sqlite_schema AS own SET rootpage = other.rootpage
FROM (SELECT name, rootpage FROM main.sqlite_schema
  WHERE type = 'table' AND name IN ('seat', 'seat_bak')) AS other
WHERE own.type = 'table' AND own.name IN ('seat', 'seat_bak') AND other.name <> own.name;
-- define seat as declared
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE seat (hall TEXT, number TEXT, price INTEGER NOT NULL, UNIQUE (number), UNIQUE (hall))'
WHERE type = 'table' AND name = 'seat';
-- seat_bak has the old rows now, which nobody reads any more
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE "seat_bak"(x)'
WHERE type = 'table' AND name = 'seat_bak';
-- count the indexes of its keys as they are declared
UPDATE main.sqlite_schema SET name = CASE name WHEN 'sqlite_autoindex_seat_2' THEN 'sqlite_autoindex_seat_1' WHEN 'sqlite_autoindex_seat_1' THEN 'sqlite_autoindex_seat_2' ELSE name END
WHERE type = 'index' AND tbl_name = 'seat';
-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- drop the old rows
DROP TABLE main."seat_bak";

-- indexes sqlite_autoindex_seat_1, sqlite_autoindex_seat_2 of seat have an entry for each row
SELECT abs(-9223372036854775807 - (i0 <> found OR i1 <> found)) AS "an index is not whole"
FROM (SELECT (SELECT count(*) FROM main."seat" NOT INDEXED) AS found,
  (SELECT count(*) FROM main."seat" INDEXED BY "sqlite_autoindex_seat_1") AS i0,
  (SELECT count(*) FROM main."seat" INDEXED BY "sqlite_autoindex_seat_2") AS i1)
WHERE i0 <> found OR i1 <> found;
-- rows from all over seat are found by index sqlite_autoindex_seat_1
SELECT abs(-9223372036854775807 - (found > 0)) AS "rows are not found by an index"
FROM (SELECT count(*) AS found FROM (SELECT 1 FROM (SELECT "number" AS k0, rowid AS k1
  FROM main."seat" NOT INDEXED WHERE rowid IN (WITH RECURSIVE step(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM step WHERE i < 199)
SELECT (SELECT rowid FROM main."seat" NOT INDEXED WHERE rowid >= (SELECT min(rowid) FROM main."seat" NOT INDEXED)
  + (1.0 * (SELECT max(rowid) FROM main."seat" NOT INDEXED) - (SELECT min(rowid) FROM main."seat" NOT INDEXED)) * i / 199 ORDER BY rowid LIMIT 1) FROM step) LIMIT 200) AS sample
WHERE NOT EXISTS (SELECT 1 FROM main."seat" INDEXED BY "sqlite_autoindex_seat_1"
  WHERE "number" COLLATE "BINARY" IS sample.k0 AND rowid IS sample.k1)))
WHERE found > 0;
-- rows from all over seat are found by index sqlite_autoindex_seat_2
SELECT abs(-9223372036854775807 - (found > 0)) AS "rows are not found by an index"
FROM (SELECT count(*) AS found FROM (SELECT 1 FROM (SELECT "hall" AS k0, rowid AS k1
  FROM main."seat" NOT INDEXED WHERE rowid IN (WITH RECURSIVE step(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM step WHERE i < 199)
SELECT (SELECT rowid FROM main."seat" NOT INDEXED WHERE rowid >= (SELECT min(rowid) FROM main."seat" NOT INDEXED)
  + (1.0 * (SELECT max(rowid) FROM main."seat" NOT INDEXED) - (SELECT min(rowid) FROM main."seat" NOT INDEXED)) * i / 199 ORDER BY rowid LIMIT 1) FROM step) LIMIT 200) AS sample
WHERE NOT EXISTS (SELECT 1 FROM main."seat" INDEXED BY "sqlite_autoindex_seat_2"
  WHERE "hall" COLLATE "BINARY" IS sample.k0 AND rowid IS sample.k1)))
WHERE found > 0;

COMMIT;
