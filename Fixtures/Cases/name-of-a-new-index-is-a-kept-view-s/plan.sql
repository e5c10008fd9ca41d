-- Refused: nothing below is run until the hazards are settled.
-- Plan
-- bird: indexes
--   because index ringed is new
-- hazard drop-view: ringed is declared, but the file has another object of that name, which is not declared and would have to be dropped
--   refused; give one of them another name, or drop what is not declared

-- BEGIN IMMEDIATE;

-- create index ringed
-- CREATE INDEX main.ringed ON bird (ring);

-- COMMIT;
