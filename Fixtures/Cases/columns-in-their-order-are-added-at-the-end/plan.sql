-- Plan
-- shelf: add column
--   because column c is new
--   because column d is new

BEGIN IMMEDIATE;

-- add column c at the end of shelf
ALTER TABLE main."shelf" ADD COLUMN c TEXT;
-- add column d at the end of shelf
ALTER TABLE main."shelf" ADD COLUMN d TEXT;

COMMIT;
