CREATE TABLE shed (
  id INTEGER PRIMARY KEY,
  tools TEXT
  -- @dropped roof
);
-- @dropped attic
