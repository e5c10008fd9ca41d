CREATE TABLE shelf (
  id INTEGER PRIMARY KEY,
  new TEXT, -- @renamed from=old
  b TEXT
);
CREATE TABLE book (id INTEGER PRIMARY KEY, title TEXT);
