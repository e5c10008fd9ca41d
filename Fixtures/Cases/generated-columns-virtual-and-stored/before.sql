CREATE TABLE plank (
  id INTEGER PRIMARY KEY,
  width INTEGER,
  length INTEGER,
  area INTEGER GENERATED ALWAYS AS (width * length) VIRTUAL,
  half REAL AS (length / 2.0) STORED
);
CREATE INDEX plank_area ON plank (area);
INSERT INTO plank (id, width, length) VALUES (1, 3, 9), (6, 2, 5);
