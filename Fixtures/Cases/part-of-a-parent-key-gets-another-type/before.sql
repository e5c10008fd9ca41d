CREATE TABLE place (aisle INTEGER, shelf INTEGER, PRIMARY KEY (aisle, shelf));
INSERT INTO place VALUES (1, 1), (1, 2);
CREATE TABLE box (id INTEGER PRIMARY KEY, aisle TEXT, shelf INTEGER,
  FOREIGN KEY (aisle, shelf) REFERENCES place);
INSERT INTO box VALUES (1, '01', 1), (2, '1', 2), (3, '9', 9), (4, NULL, 1);
