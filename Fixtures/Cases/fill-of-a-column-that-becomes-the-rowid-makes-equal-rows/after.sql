CREATE TABLE buoy (
  number INTEGER PRIMARY KEY, -- @filled by=coalesce(number, rowid)
  color TEXT
);
