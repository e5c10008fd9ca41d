-- Refused: nothing below is run until the hazards are settled.
-- Plan
-- reading: indexes
--   because index reading_size is new
--   because index reading_at is new
-- hazard failing-expression: index reading_size gives the error integer overflow in 1 row of reading (id 2)
--   refused; change those rows first, or write an expression that is no error for them
-- hazard failing-expression: index reading_at gives the error malformed JSON in 2 rows of reading (id 2, 3)
--   refused; change those rows first, or write an expression that is no error for them

-- BEGIN IMMEDIATE;

-- create index reading_size
-- CREATE INDEX main.reading_size ON reading (abs(value));
-- create index reading_at
-- CREATE UNIQUE INDEX main.reading_at ON reading (json_extract(data, '$.at'));

-- COMMIT;
