-- Plan
-- line: swap
--   because column line is NOT NULL now
--   because the primary key is (zone, line), and was (line)
--   not cheaper, since ALTER TABLE has no form for it
--   not cheaper, since an edit of its definition would not do: the primary key is (zone, line), and was (line)

-- dropping the old tables must not reach the rows of others
PRAGMA foreign_keys=OFF;
-- renames are followed by what names the table
PRAGMA legacy_alter_table=OFF;
-- every row is checked
PRAGMA ignore_check_constraints=OFF;
-- rows are read in their order
PRAGMA reverse_unordered_selects=OFF;
BEGIN IMMEDIATE;

-- make line_bak in the form that line will have
CREATE TABLE main."line_bak" (
  "line" TEXT NOT NULL,
  "zone" TEXT NOT NULL,
  "driver" TEXT
);
-- copy the rows of line
INSERT OR ABORT INTO main."line_bak"(rowid, "line", "zone", "driver")
SELECT "line".rowid, "line"."line", "line"."zone", "line"."driver"
FROM main."line" NOT INDEXED;
-- every row of line was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."line" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."line_bak" NOT INDEXED) AS new)
WHERE old <> new;
-- sort the index of the key (zone, line)
CREATE UNIQUE INDEX main."line_bak_1" ON "line_bak" ("zone" COLLATE "BINARY", "line" COLLATE "BINARY");
-- let definitions be edited
PRAGMA writable_schema=ON;
-- exchange the places of line and line_bak in the file
UPDATE main.sqlite_schema AS own SET rootpage = other.rootpage
FROM (SELECT name, rootpage FROM main.sqlite_schema
  WHERE type = 'table' AND name IN ('line', 'line_bak')) AS other
WHERE own.type = 'table' AND own.name IN ('line', 'line_bak') AND other.name <> own.name;
-- define line as declared
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE line (line TEXT NOT NULL, zone TEXT NOT NULL, driver TEXT, PRIMARY KEY (zone, line))'
WHERE type = 'table' AND name = 'line';
-- line_bak has the old rows now, which nobody reads any more
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE "line_bak"(x)'
WHERE type = 'table' AND name = 'line_bak';
-- index sqlite_autoindex_line_1 goes with the old rows
UPDATE main.sqlite_schema SET rowid = (SELECT max(rowid) + 1 FROM main.sqlite_schema),
  name = 'line_bak_2', tbl_name = 'line_bak',
  sql = 'CREATE INDEX "line_bak_2" ON "line_bak"(x)'
WHERE type = 'index' AND name = 'sqlite_autoindex_line_1';
-- it is the index of the key (zone, line) of line
UPDATE main.sqlite_schema SET name = 'sqlite_autoindex_line_1',
  tbl_name = 'line', sql = NULL
WHERE type = 'index' AND name = 'line_bak_1';
-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- drop the old rows
DROP TABLE main."line_bak";

-- indexes line_driver, line_zone of line have an entry for each row
SELECT abs(-9223372036854775807 - (i0 <> found OR i1 <> found)) AS "an index is not whole"
FROM (SELECT (SELECT count(*) FROM main."line" NOT INDEXED) AS found,
  (SELECT count(*) FROM main."line" INDEXED BY "line_driver") AS i0,
  (SELECT count(*) FROM main."line" INDEXED BY "line_zone") AS i1)
WHERE i0 <> found OR i1 <> found;
-- rows from all over line are found by index line_driver
SELECT abs(-9223372036854775807 - (found > 0)) AS "rows are not found by an index"
FROM (SELECT count(*) AS found FROM (SELECT 1 FROM (SELECT "driver" AS k0, rowid AS k1
  FROM main."line" NOT INDEXED WHERE rowid IN (WITH RECURSIVE step(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM step WHERE i < 199)
SELECT (SELECT rowid FROM main."line" NOT INDEXED WHERE rowid >= (SELECT min(rowid) FROM main."line" NOT INDEXED)
  + (1.0 * (SELECT max(rowid) FROM main."line" NOT INDEXED) - (SELECT min(rowid) FROM main."line" NOT INDEXED)) * i / 199 ORDER BY rowid LIMIT 1) FROM step) LIMIT 200) AS sample
WHERE NOT EXISTS (SELECT 1 FROM main."line" INDEXED BY "line_driver"
  WHERE "driver" COLLATE "BINARY" IS sample.k0 AND rowid IS sample.k1)))
WHERE found > 0;
-- rows from all over line are found by index line_zone
SELECT abs(-9223372036854775807 - (found > 0)) AS "rows are not found by an index"
FROM (SELECT count(*) AS found FROM (SELECT 1 FROM (SELECT "zone" AS k0, rowid AS k1
  FROM main."line" NOT INDEXED WHERE rowid IN (WITH RECURSIVE step(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM step WHERE i < 199)
SELECT (SELECT rowid FROM main."line" NOT INDEXED WHERE rowid >= (SELECT min(rowid) FROM main."line" NOT INDEXED)
  + (1.0 * (SELECT max(rowid) FROM main."line" NOT INDEXED) - (SELECT min(rowid) FROM main."line" NOT INDEXED)) * i / 199 ORDER BY rowid LIMIT 1) FROM step) LIMIT 200) AS sample
WHERE NOT EXISTS (SELECT 1 FROM main."line" INDEXED BY "line_zone"
  WHERE "zone" COLLATE "BINARY" IS sample.k0 AND rowid IS sample.k1)))
WHERE found > 0;

COMMIT;
