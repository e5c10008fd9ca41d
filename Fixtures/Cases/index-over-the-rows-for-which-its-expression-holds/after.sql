CREATE TABLE reading (id INTEGER PRIMARY KEY, data TEXT);
CREATE UNIQUE INDEX reading_at ON reading (json_extract(data, '$.at')) WHERE json_valid(data);
