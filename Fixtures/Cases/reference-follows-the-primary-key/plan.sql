-- Plan
-- knot: swap
--   because the primary key is (place, row), and was (row, place)
--   not cheaper, since ALTER TABLE has no form for it
--   not cheaper, since an edit of its definition would not do: the primary key is (place, row), and was (row, place)
-- 1 row of loop referred to no parent before; a run compares them one by one, which a script in a shell does not

-- dropping the old tables must not reach the rows of others
PRAGMA foreign_keys=OFF;
-- renames are followed by what names the table
PRAGMA legacy_alter_table=OFF;
-- every row is checked
PRAGMA ignore_check_constraints=OFF;
-- rows are read in their order
PRAGMA reverse_unordered_selects=OFF;
BEGIN IMMEDIATE;

-- make knot_bak in the form that knot will have
CREATE TABLE main."knot_bak" (
  "row" INTEGER,
  "place" INTEGER,
  "thread" TEXT
);
-- copy the rows of knot
INSERT OR ABORT INTO main."knot_bak"(rowid, "row", "place", "thread")
SELECT "knot".rowid, "knot"."row", "knot"."place", "knot"."thread"
FROM main."knot" NOT INDEXED;
-- every row of knot was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."knot" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."knot_bak" NOT INDEXED) AS new)
WHERE old <> new;
-- sort the index of the key (place, row)
CREATE UNIQUE INDEX main."knot_bak_1" ON "knot_bak" ("place" COLLATE "BINARY", "row" COLLATE "BINARY");
-- let definitions be edited
PRAGMA writable_schema=ON;
-- exchange the places of knot and knot_bak in the file
UPDATE main.sqlite_schema AS own SET rootpage = other.rootpage
FROM (SELECT name, rootpage FROM main.sqlite_schema
  WHERE type = 'table' AND name IN ('knot', 'knot_bak')) AS other
WHERE own.type = 'table' AND own.name IN ('knot', 'knot_bak') AND other.name <> own.name;
-- define knot as declared
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE knot (row INTEGER, place INTEGER, thread TEXT, PRIMARY KEY (place, row))'
WHERE type = 'table' AND name = 'knot';
-- knot_bak has the old rows now, which nobody reads any more
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE "knot_bak"(x)'
WHERE type = 'table' AND name = 'knot_bak';
-- index sqlite_autoindex_knot_1 goes with the old rows
UPDATE main.sqlite_schema SET rowid = (SELECT max(rowid) + 1 FROM main.sqlite_schema),
  name = 'knot_bak_2', tbl_name = 'knot_bak',
  sql = 'CREATE INDEX "knot_bak_2" ON "knot_bak"(x)'
WHERE type = 'index' AND name = 'sqlite_autoindex_knot_1';
-- it is the index of the key (place, row) of knot
UPDATE main.sqlite_schema SET name = 'sqlite_autoindex_knot_1',
  tbl_name = 'knot', sql = NULL
WHERE type = 'index' AND name = 'knot_bak_1';
-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- drop the old rows
DROP TABLE main."knot_bak";

COMMIT;
