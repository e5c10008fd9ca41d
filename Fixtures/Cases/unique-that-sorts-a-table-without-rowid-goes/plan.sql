-- Plan
-- seat: swap
--   because UNIQUE (number DESC) is no longer declared
--   not cheaper, since ALTER TABLE has no form for it
--   not cheaper, since an edit of its definition would not do: its rows are sorted in another way
--   not cheaper, since the rows of seat are kept in the index of its key

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
  "number" INTEGER PRIMARY KEY,
  "row" INTEGER
) WITHOUT ROWID;
-- copy the rows of seat
INSERT OR ABORT INTO main."seat_bak"("number", "row")
SELECT "seat"."number", "seat"."row"
FROM main."seat" INDEXED BY "sqlite_autoindex_seat_1"
ORDER BY "seat"."number" COLLATE "BINARY";
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
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE seat (number INTEGER PRIMARY KEY, row INTEGER) WITHOUT ROWID'
WHERE type = 'table' AND name = 'seat';
-- seat_bak has the old rows now, which nobody reads any more
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE "seat_bak"(x PRIMARY KEY) WITHOUT ROWID'
WHERE type = 'table' AND name = 'seat_bak';

-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- drop the old rows
DROP TABLE main."seat_bak";

COMMIT;
