CREATE TABLE sailor ( -- @renamed from=crew
  id INTEGER PRIMARY KEY,
  title TEXT, -- @renamed from=name
  ship TEXT COLLATE NOCASE NOT NULL,
  pay INTEGER
);
CREATE INDEX declared ON sailor (ship);
CREATE TABLE port (id INTEGER PRIMARY KEY, town TEXT);
