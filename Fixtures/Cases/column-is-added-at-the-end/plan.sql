-- Plan
-- kite: add column
--   because column tails is new; the rows that exist get 2
--   because column note is new

BEGIN IMMEDIATE;

-- add column tails at the end of kite
ALTER TABLE main."kite" ADD COLUMN tails INTEGER NOT NULL DEFAULT 2;
-- add column note at the end of kite
ALTER TABLE main."kite" ADD COLUMN note TEXT;

COMMIT;
