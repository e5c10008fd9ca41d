-- Plan
-- trip: swap
--   because column length is no longer declared; it holds no values
--   because column day is now called start
--   not cheaper, since ALTER TABLE would rename the column, but column length is no longer declared
--   not cheaper, since an edit of its definition would not do: column length is no longer declared
--   not cheaper, since ALTER TABLE would drop the column, but column day is now called start
--   not cheaper, since an update of its rows would not do: column day is now called start
-- view kinds is not declared; it is kept
-- trigger logged on trip is not declared; it is kept

-- dropping the old tables must not reach the rows of others
PRAGMA foreign_keys=OFF;
-- renames are followed by what names the table
PRAGMA legacy_alter_table=OFF;
-- every row is checked
PRAGMA ignore_check_constraints=OFF;
-- rows are read in their order
PRAGMA reverse_unordered_selects=OFF;
BEGIN IMMEDIATE;

-- make trip_bak in the form that trip will have
CREATE TABLE main."trip_bak" (
  "id" INTEGER PRIMARY KEY,
  "start" TEXT
);
-- copy the rows of trip
INSERT OR ABORT INTO main."trip_bak"("id", "start")
SELECT "trip"."id", "trip"."day"
FROM main."trip" NOT INDEXED;
-- every row of trip was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."trip" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."trip_bak" NOT INDEXED) AS new)
WHERE old <> new;
-- let definitions be edited
PRAGMA writable_schema=ON;
-- exchange the places of trip and trip_bak in the file
UPDATE main.sqlite_schema AS own SET rootpage = other.rootpage
FROM (SELECT name, rootpage FROM main.sqlite_schema
  WHERE type = 'table' AND name IN ('trip', 'trip_bak')) AS other
WHERE own.type = 'table' AND own.name IN ('trip', 'trip_bak') AND other.name <> own.name;
-- define trip as declared
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE trip (id INTEGER PRIMARY KEY, start TEXT)'
WHERE type = 'table' AND name = 'trip';
-- trip_bak has the old rows now, which nobody reads any more
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE "trip_bak"(x)'
WHERE type = 'table' AND name = 'trip_bak';

-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- drop the old rows
DROP TABLE main."trip_bak";

COMMIT;
