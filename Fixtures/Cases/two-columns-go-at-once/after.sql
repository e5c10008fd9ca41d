CREATE TABLE boat (
  id INTEGER PRIMARY KEY, name TEXT
  -- @dropped colour, length
);
