-- Plan
-- tide: swap
--   because the table is now WITHOUT ROWID
--   not cheaper, since ALTER TABLE has no form for it
--   not cheaper, since an edit of its definition would not do: the table is now WITHOUT ROWID
--   not cheaper, since the rows of tide are kept in the index of its key
-- buoy: swap
--   because the primary key is (place), and was (mark)
--   not cheaper, since ALTER TABLE has no form for it
--   not cheaper, since an edit of its definition would not do: its rows are sorted in another way
--   not cheaper, since the rows of buoy are kept in the index of its key

-- dropping the old tables must not reach the rows of others
PRAGMA foreign_keys=OFF;
-- renames are followed by what names the table
PRAGMA legacy_alter_table=OFF;
-- every row is checked
PRAGMA ignore_check_constraints=OFF;
-- rows are read in their order
PRAGMA reverse_unordered_selects=OFF;
BEGIN IMMEDIATE;

-- make tide_bak in the form that tide will have
CREATE TABLE main."tide_bak" (
  "port" TEXT,
  "day" INTEGER,
  "height" REAL,
  PRIMARY KEY ("port", "day")
) WITHOUT ROWID;
-- copy the rows of tide
INSERT OR ABORT INTO main."tide_bak"("port", "day", "height")
SELECT "tide"."port", "tide"."day", "tide"."height"
FROM main."tide" NOT INDEXED
ORDER BY "tide"."port" COLLATE "BINARY", "tide"."day" COLLATE "BINARY";
-- every row of tide was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."tide" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."tide_bak" NOT INDEXED) AS new)
WHERE old <> new;
-- let definitions be edited
PRAGMA writable_schema=ON;
-- exchange the places of tide and tide_bak in the file
UPDATE main.sqlite_schema AS own SET rootpage = other.rootpage
FROM (SELECT name, rootpage FROM main.sqlite_schema
  WHERE type = 'table' AND name IN ('tide', 'tide_bak')) AS other
WHERE own.type = 'table' AND own.name IN ('tide', 'tide_bak') AND other.name <> own.name;
-- define tide as declared
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE tide (port TEXT, day INTEGER, height REAL, PRIMARY KEY (port, day)) WITHOUT ROWID'
WHERE type = 'table' AND name = 'tide';
-- tide_bak has the old rows now, which nobody reads any more
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE "tide_bak"(x)'
WHERE type = 'table' AND name = 'tide_bak';
-- index sqlite_autoindex_tide_1 goes with the old rows
UPDATE main.sqlite_schema SET rowid = (SELECT max(rowid) + 1 FROM main.sqlite_schema),
  name = 'tide_bak_1', tbl_name = 'tide_bak',
  sql = 'CREATE INDEX "tide_bak_1" ON "tide_bak"(x)'
WHERE type = 'index' AND name = 'sqlite_autoindex_tide_1';
-- what ANALYZE has found for these indexes follows them
UPDATE main.sqlite_stat1 SET idx = CASE idx WHEN 'sqlite_autoindex_tide_1' THEN 'tide' ELSE idx END
WHERE tbl = 'tide';
-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- drop the old rows
DROP TABLE main."tide_bak";

-- make buoy_bak in the form that buoy will have
CREATE TABLE main."buoy_bak" (
  "mark" TEXT,
  "place" TEXT,
  PRIMARY KEY ("place")
) WITHOUT ROWID;
-- copy the rows of buoy
INSERT OR ABORT INTO main."buoy_bak"("mark", "place")
SELECT "buoy"."mark", "buoy"."place"
FROM main."buoy" INDEXED BY "sqlite_autoindex_buoy_1"
ORDER BY "buoy"."place" COLLATE "BINARY";
-- every row of buoy was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."buoy" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."buoy_bak" NOT INDEXED) AS new)
WHERE old <> new;
-- let definitions be edited
PRAGMA writable_schema=ON;
-- exchange the places of buoy and buoy_bak in the file
UPDATE main.sqlite_schema AS own SET rootpage = other.rootpage
FROM (SELECT name, rootpage FROM main.sqlite_schema
  WHERE type = 'table' AND name IN ('buoy', 'buoy_bak')) AS other
WHERE own.type = 'table' AND own.name IN ('buoy', 'buoy_bak') AND other.name <> own.name;
-- define buoy as declared
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE buoy (mark TEXT, place TEXT, PRIMARY KEY (place)) WITHOUT ROWID'
WHERE type = 'table' AND name = 'buoy';
-- buoy_bak has the old rows now, which nobody reads any more
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE "buoy_bak"(x PRIMARY KEY) WITHOUT ROWID'
WHERE type = 'table' AND name = 'buoy_bak';
-- what ANALYZE has found for keys that go goes with them
DELETE FROM main.sqlite_stat1
WHERE tbl = 'buoy' AND idx IN ('buoy');
-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- drop the old rows
DROP TABLE main."buoy_bak";

COMMIT;
