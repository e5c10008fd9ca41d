-- Refused: nothing below is run until the hazards are settled.
-- Plan
-- bird: add column
--   because column seen is new
--   because index ringed is new
-- hazard drop-table: ringed is declared, but the file has another object of that name, which is not declared and would have to be dropped
--   refused; give one of them another name, or drop what is not declared

-- BEGIN IMMEDIATE;

-- add column seen at the end of bird
-- ALTER TABLE main."bird" ADD COLUMN seen INTEGER;

-- create index ringed
-- CREATE INDEX main.ringed ON bird (ring);

-- COMMIT;
