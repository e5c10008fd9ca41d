-- Plan
-- jar: add column
--   because column sealed is new; the rows that exist get 1

BEGIN IMMEDIATE;

-- add column sealed at the end of jar
ALTER TABLE main."jar" ADD COLUMN sealed INTEGER NOT NULL DEFAULT 1;

COMMIT;
