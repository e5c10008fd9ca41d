-- Plan
-- express: add column
--   because column email is new

BEGIN IMMEDIATE;

-- add column email at the end of express
ALTER TABLE main."express" ADD COLUMN email TEXT;

COMMIT;
