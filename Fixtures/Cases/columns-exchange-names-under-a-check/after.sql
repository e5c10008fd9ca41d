CREATE TABLE stay (
  id INTEGER PRIMARY KEY,
  departure INT, -- @renamed from=arrival
  arrival INT DEFAULT 3, -- @renamed from=departure
  CHECK (arrival < departure)
);
