CREATE TABLE place (aisle TEXT, shelf INTEGER, PRIMARY KEY (aisle, shelf));
CREATE TABLE box (id INTEGER PRIMARY KEY, aisle TEXT, shelf INTEGER,
  FOREIGN KEY (aisle, shelf) REFERENCES place);
