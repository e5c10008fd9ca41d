CREATE TABLE reading (id INTEGER PRIMARY KEY, value INTEGER, data TEXT);
CREATE INDEX reading_size ON reading (abs(value));
CREATE UNIQUE INDEX reading_at ON reading (json_extract(data, '$.at'));
