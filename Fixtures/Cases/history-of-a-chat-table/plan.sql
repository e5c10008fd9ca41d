-- Plan
-- message: add column
--   because column msgtype is new
--   because column apply_id is new
--   because column userid is new
--   because column message_last_id is new

BEGIN IMMEDIATE;

-- add column msgtype at the end of message
ALTER TABLE main."message" ADD COLUMN msgtype TEXT;
-- add column apply_id at the end of message
ALTER TABLE main."message" ADD COLUMN apply_id TEXT;
-- add column userid at the end of message
ALTER TABLE main."message" ADD COLUMN userid TEXT;
-- add column message_last_id at the end of message
ALTER TABLE main."message" ADD COLUMN message_last_id TEXT;

COMMIT;
