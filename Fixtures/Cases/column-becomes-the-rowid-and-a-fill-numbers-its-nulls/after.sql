CREATE TABLE buoy (
  number INTEGER PRIMARY KEY, -- @filled by=coalesce(number, 100 + rowid)
  color TEXT
);
CREATE INDEX buoy_color ON buoy (color);
