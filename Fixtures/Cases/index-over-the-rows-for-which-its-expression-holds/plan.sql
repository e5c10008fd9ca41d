-- Plan
-- reading: indexes
--   because index reading_at is new

BEGIN IMMEDIATE;

-- create index reading_at
CREATE UNIQUE INDEX main.reading_at ON reading (json_extract(data, '$.at')) WHERE json_valid(data);

COMMIT;
