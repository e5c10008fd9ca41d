CREATE TABLE berth (
  id INTEGER PRIMARY KEY,
  alias TEXT, -- @renamed from=code
  code TEXT DEFAULT 'q' -- @renamed from=alias
);
CREATE UNIQUE INDEX berth_code ON berth (code);
