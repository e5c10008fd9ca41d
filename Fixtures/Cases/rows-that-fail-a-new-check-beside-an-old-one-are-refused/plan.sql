-- Refused: nothing below is run until the hazards are settled.
-- Plan
-- loan: definition edit
--   because CHECK (reader <> '') is new
--   not cheaper, since ALTER TABLE has no form for it
-- hazard broken-check: 1 row of loan fails the CHECK (reader <> '') (id 3)
--   refused; change those rows first

-- BEGIN IMMEDIATE;

-- no row of loan fails CHECK (reader <> '')
-- SELECT abs(-9223372036854775807 - (found > 0)) AS "rows do not fit"
-- FROM (SELECT count(*) AS found FROM (SELECT 1 FROM main."loan" NOT INDEXED WHERE NOT ("loan"."reader" <> '')))
-- WHERE found > 0;

-- make every connection read the schema again
-- CREATE TABLE main."loan_bak"(x);
-- let definitions be edited
-- PRAGMA writable_schema=ON;

-- define loan as declared
-- UPDATE main.sqlite_schema SET sql = 'CREATE TABLE loan (
--   id INTEGER PRIMARY KEY, days INTEGER CHECK (days > 0), reader TEXT CHECK (reader <> '''')
-- )'
-- WHERE type = 'table' AND name = 'loan';

-- no more; read the schema again
-- PRAGMA writable_schema=RESET;
-- the schema is counted up
-- DROP TABLE main."loan_bak";

-- COMMIT;
