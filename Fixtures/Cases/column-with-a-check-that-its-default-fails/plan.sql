-- Refused: nothing below is run until the hazards are settled.
-- Plan
-- crate: definition edit
--   because column owner is new; the rows that exist get 'harbour'
--   because CHECK (owner <> label) is new
--   not cheaper, since ALTER TABLE would look at every row and index again, to find those that do not fit
-- hazard broken-check: 1 row of crate fails the CHECK (owner <> label) (id 2)
--   refused; change those rows first, declare another default of owner, or say by a fill (.filled(by:), -- @filled by=…, --fill 'crate.owner=…') what owner is to hold

-- BEGIN IMMEDIATE;

-- make every connection read the schema again
-- CREATE TABLE main."crate_bak"(x);
-- let definitions be edited
-- PRAGMA writable_schema=ON;

-- define crate as declared
-- UPDATE main.sqlite_schema SET sql = 'CREATE TABLE crate (id INTEGER PRIMARY KEY, label TEXT, owner TEXT DEFAULT ''harbour'' CHECK (owner <> label))'
-- WHERE type = 'table' AND name = 'crate';

-- no more; read the schema again
-- PRAGMA writable_schema=RESET;
-- the schema is counted up
-- DROP TABLE main."crate_bak";
-- no row of crate fails a CHECK of what was added
-- SELECT abs(-9223372036854775807 - 1) AS "rows fail a CHECK"
-- FROM (SELECT count(CASE WHEN NOT (owner <> label) THEN 1 END) AS c0 FROM main."crate" NOT INDEXED)
-- WHERE c0 > 0;

-- COMMIT;
