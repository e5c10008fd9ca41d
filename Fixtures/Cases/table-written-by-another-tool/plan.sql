-- Plan
-- album: add column
--   because column year is new

BEGIN IMMEDIATE;

-- add column year at the end of album
ALTER TABLE main."album" ADD COLUMN year INTEGER;

COMMIT;
