CREATE TABLE loan (
  id INTEGER PRIMARY KEY, days INTEGER CHECK (days > 0), reader TEXT CHECK (reader <> '')
);
