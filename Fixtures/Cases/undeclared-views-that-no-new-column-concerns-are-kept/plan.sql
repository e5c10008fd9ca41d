-- Plan
-- pen: definition edit
--   because column ink is NOT NULL now
--   because column shade is new; the rows that exist get 'dark'
--   not cheaper, since ALTER TABLE would add the column, but column ink is NOT NULL now
-- view every_pen is not declared; it is kept
-- view capped is not declared; it is kept
-- view by_number is not declared; it is kept
-- trigger cap_gone on cap is not declared; it is kept

BEGIN IMMEDIATE;

-- pen.ink is never NULL
SELECT abs(-9223372036854775807 - (found > 0)) AS "rows do not fit"
FROM (SELECT count(*) AS found FROM (SELECT 1 FROM main."pen" NOT INDEXED WHERE "pen"."ink" IS NULL))
WHERE found > 0;

-- make every connection read the schema again
CREATE TABLE main."pen_bak"(x);
-- let definitions be edited
PRAGMA writable_schema=ON;

-- define pen as declared
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE pen (id INTEGER PRIMARY KEY, ink TEXT NOT NULL, shade TEXT DEFAULT ''dark'')'
WHERE type = 'table' AND name = 'pen';

-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- the schema is counted up
DROP TABLE main."pen_bak";

COMMIT;
