CREATE TABLE reading (id INTEGER PRIMARY KEY, data TEXT CHECK (json_extract(data, '$.at') > 0));
CREATE TABLE sample (id INTEGER PRIMARY KEY, data TEXT, at AS (json_extract(data, '$.at')) STORED);
