-- Plan
-- loan: add column
--   because column renewed is new; the rows that exist get 0

BEGIN IMMEDIATE;

-- add column renewed at the end of loan
ALTER TABLE main."loan" ADD COLUMN renewed INTEGER NOT NULL DEFAULT 0;

COMMIT;
