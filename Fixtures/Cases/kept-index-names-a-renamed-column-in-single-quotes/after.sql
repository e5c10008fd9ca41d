CREATE TABLE crew (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  wage INTEGER -- @renamed from=pay
);
