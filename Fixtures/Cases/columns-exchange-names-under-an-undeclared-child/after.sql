CREATE TABLE berth (
  id INTEGER PRIMARY KEY,
  alias TEXT UNIQUE, -- @renamed from=code
  code TEXT UNIQUE DEFAULT 'q' -- @renamed from=alias
);
