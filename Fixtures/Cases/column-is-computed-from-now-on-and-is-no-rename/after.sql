CREATE TABLE sail (
  id INTEGER PRIMARY KEY,
  width INT,
  area INT AS (width * 2) STORED,
  weight INT
);
