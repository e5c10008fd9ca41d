-- Plan
-- boat: add column
--   because column kind is new
--   because CHECK (kind <> "none") is new

BEGIN IMMEDIATE;

-- add column kind at the end of boat
ALTER TABLE main."boat" ADD COLUMN kind TEXT CHECK (kind <> "none");

COMMIT;
