-- Refused: nothing below is run until the hazards are settled.
-- Plan
-- plum: update
--   because column grams has type INTEGER instead of TEXT, is NOT NULL now, has default 9 instead of none
--   because CHECK (grams < 5 OR id = 4) is new
--   because index plum_grams is new
--   not cheaper, since ALTER TABLE has no form for it
--   not cheaper, since an edit of its definition would not do: column grams has type INTEGER instead of TEXT, is NOT NULL now, has default 9 instead of none
-- hazard fill-null: column grams of plum is now NOT NULL; 2 rows with NULL will hold its default, 9 (id 2, 3)
-- hazard broken-check: 2 rows of plum fail the CHECK (grams < 5 OR id = 4) (id 2, 3)
--   refused; change those rows first, or say by a fill (.filled(by:), -- @filled by=…, --fill 'plum.grams=…') what grams is to hold
-- hazard duplicate: plum may no longer hold equal rows in the key of index plum_grams, and 2 rows equal another one (value 9, …)
--   refused; change or delete those rows first, or let one of them stay: --deduplicate plum=first|last[:ORDER BY …]

-- dropping the old tables must not reach the rows of others
-- PRAGMA foreign_keys=OFF;
-- renames are followed by what names the table
-- PRAGMA legacy_alter_table=OFF;
-- every row is checked
-- PRAGMA ignore_check_constraints=OFF;
-- rows are read in their order
-- PRAGMA reverse_unordered_selects=OFF;
-- BEGIN IMMEDIATE;

-- make plum_bak, through which the rows of plum are written
-- CREATE TABLE main."plum_bak" (
--   "id" INTEGER PRIMARY KEY,
--   "grams" INTEGER
-- );

-- let definitions be edited
-- PRAGMA writable_schema=ON;
-- exchange the places of plum and plum_bak in the file
-- UPDATE main.sqlite_schema AS own SET rootpage = other.rootpage
-- FROM (SELECT name, rootpage FROM main.sqlite_schema
--   WHERE type = 'table' AND name IN ('plum', 'plum_bak')) AS other
-- WHERE own.type = 'table' AND own.name IN ('plum', 'plum_bak') AND other.name <> own.name;
-- no more; read the schema again
-- PRAGMA writable_schema=RESET;
-- write the rows of plum where they stand
-- UPDATE OR ABORT main."plum_bak" SET "grams" = coalesce("grams", 9);
-- let definitions be edited
-- PRAGMA writable_schema=ON;
-- exchange the places of plum and plum_bak in the file
-- UPDATE main.sqlite_schema AS own SET rootpage = other.rootpage
-- FROM (SELECT name, rootpage FROM main.sqlite_schema
--   WHERE type = 'table' AND name IN ('plum', 'plum_bak')) AS other
-- WHERE own.type = 'table' AND own.name IN ('plum', 'plum_bak') AND other.name <> own.name;
-- define plum as declared
-- UPDATE main.sqlite_schema SET sql = 'CREATE TABLE plum (id INTEGER PRIMARY KEY, grams INTEGER NOT NULL DEFAULT 9, CHECK (grams < 5 OR id = 4))'
-- WHERE type = 'table' AND name = 'plum';
-- plum_bak has the empty place again
-- UPDATE main.sqlite_schema SET sql = 'CREATE TABLE "plum_bak"(x)'
-- WHERE type = 'table' AND name = 'plum_bak';

-- no more; read the schema again
-- PRAGMA writable_schema=RESET;
-- drop the empty table
-- DROP TABLE main."plum_bak";

-- no row of plum fails a CHECK
-- SELECT abs(-9223372036854775807 - 1) AS "rows fail a CHECK"
-- FROM (SELECT count(CASE WHEN NOT (grams < 5 OR id = 4) THEN 1 END) AS c0 FROM main."plum" NOT INDEXED)
-- WHERE c0 > 0;

-- create index plum_grams
-- CREATE UNIQUE INDEX main.plum_grams ON plum (grams);

-- COMMIT;
