CREATE TABLE shop (id INTEGER PRIMARY KEY, name TEXT, town TEXT);
CREATE UNIQUE INDEX shop_name ON shop (lower(trim(name)), town) WHERE name <> 'x';
