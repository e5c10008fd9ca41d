CREATE TABLE boat (
  id INTEGER PRIMARY KEY, name TEXT UNIQUE, length REAL
  -- @dropped colour
);
CREATE TABLE paint (name TEXT PRIMARY KEY);
CREATE INDEX boat_length ON boat (length DESC) WHERE name IS NOT NULL;
