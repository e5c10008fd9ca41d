-- Plan
-- plate: swap
--   because column front is now called back
--   because column back is now called front
--   not cheaper, since ALTER TABLE would rename front, but the file has a column back
--   not cheaper, since an edit of its definition would not do: column front is now called back
--   not cheaper, since an update of its rows would not do: column front is now called back
-- plate_search: replace
--   because the values of its content table change
-- front_search: replace
--   because the values of its content table change

-- dropping the old tables must not reach the rows of others
PRAGMA foreign_keys=OFF;
-- renames are followed by what names the table
PRAGMA legacy_alter_table=OFF;
-- every row is checked
PRAGMA ignore_check_constraints=OFF;
-- rows are read in their order
PRAGMA reverse_unordered_selects=OFF;
BEGIN IMMEDIATE;

-- make plate_bak in the form that plate will have
CREATE TABLE main."plate_bak" (
  "id" INTEGER PRIMARY KEY,
  "back" TEXT,
  "front" TEXT DEFAULT 'plain',
  "code" TEXT
);
-- copy the rows of plate
INSERT OR ABORT INTO main."plate_bak"("id", "back", "front", "code")
SELECT "plate"."id", "plate"."front", "plate"."back", "plate"."code"
FROM main."plate" NOT INDEXED;
-- every row of plate was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."plate" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."plate_bak" NOT INDEXED) AS new)
WHERE old <> new;
-- let definitions be edited
PRAGMA writable_schema=ON;
-- exchange the places of plate and plate_bak in the file
UPDATE main.sqlite_schema AS own SET rootpage = other.rootpage
FROM (SELECT name, rootpage FROM main.sqlite_schema
  WHERE type = 'table' AND name IN ('plate', 'plate_bak')) AS other
WHERE own.type = 'table' AND own.name IN ('plate', 'plate_bak') AND other.name <> own.name;
-- define plate as declared
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE plate (id INTEGER PRIMARY KEY, back TEXT, front TEXT DEFAULT ''plain'', code TEXT)'
WHERE type = 'table' AND name = 'plate';
-- plate_bak has the old rows now, which nobody reads any more
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE "plate_bak"(x)'
WHERE type = 'table' AND name = 'plate_bak';

-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- drop the old rows
DROP TABLE main."plate_bak";

-- index the rows of its content table
INSERT INTO main."plate_search"("plate_search") VALUES ('rebuild');
-- index the rows of its content table
INSERT INTO main."front_search"("front_search") VALUES ('rebuild');

COMMIT;
