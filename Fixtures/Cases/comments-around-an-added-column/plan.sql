-- Plan
-- vote: add column
--   because column ayes is new; the rows that exist get 0
--   because index vote_motion is new

BEGIN IMMEDIATE;

-- add column ayes at the end of vote
ALTER TABLE main."vote" ADD COLUMN ayes INTEGER DEFAULT 0;

-- create index vote_motion
CREATE INDEX main.vote_motion -- for the list
  ON vote (motion);

COMMIT;
