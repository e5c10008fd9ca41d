-- Plan
-- parcel: swap
--   because column label is generated differently
--   not cheaper, since ALTER TABLE has no form for it
--   not cheaper, since an edit of its definition would not do: column label is generated differently
--   not cheaper, since an update of its rows would not do: column label is generated differently

-- dropping the old tables must not reach the rows of others
PRAGMA foreign_keys=OFF;
-- renames are followed by what names the table
PRAGMA legacy_alter_table=OFF;
-- every row is checked
PRAGMA ignore_check_constraints=OFF;
-- rows are read in their order
PRAGMA reverse_unordered_selects=OFF;
BEGIN IMMEDIATE;

-- make parcel_bak in the form that parcel will have
CREATE TABLE main."parcel_bak" (
  "grams" INTEGER,
  "label" TEXT GENERATED ALWAYS AS (grams || ' grams') STORED
);
-- copy the rows of parcel
INSERT OR ABORT INTO main."parcel_bak"(rowid, "grams")
SELECT "parcel".rowid, "parcel"."grams"
FROM main."parcel" NOT INDEXED;
-- every row of parcel was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."parcel" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."parcel_bak" NOT INDEXED) AS new)
WHERE old <> new;
-- let definitions be edited
PRAGMA writable_schema=ON;
-- exchange the places of parcel and parcel_bak in the file
UPDATE main.sqlite_schema AS own SET rootpage = other.rootpage
FROM (SELECT name, rootpage FROM main.sqlite_schema
  WHERE type = 'table' AND name IN ('parcel', 'parcel_bak')) AS other
WHERE own.type = 'table' AND own.name IN ('parcel', 'parcel_bak') AND other.name <> own.name;
-- define parcel as declared
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE parcel (grams INTEGER, label TEXT AS (grams || '' grams'') STORED)'
WHERE type = 'table' AND name = 'parcel';
-- parcel_bak has the old rows now, which nobody reads any more
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE "parcel_bak"(x)'
WHERE type = 'table' AND name = 'parcel_bak';

-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- drop the old rows
DROP TABLE main."parcel_bak";

COMMIT;
