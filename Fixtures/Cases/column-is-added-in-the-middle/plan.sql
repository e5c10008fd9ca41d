-- Plan
-- post: add column
--   because column title is new

BEGIN IMMEDIATE;

-- add column title at the end of post
ALTER TABLE main."post" ADD COLUMN title TEXT;

COMMIT;
