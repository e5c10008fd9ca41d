CREATE TABLE plank (
  id INTEGER PRIMARY KEY,
  width INTEGER NOT NULL,
  length INTEGER,
  area INTEGER GENERATED ALWAYS AS (width * length) VIRTUAL,
  half REAL AS (length / 2.0) STORED
);
CREATE INDEX plank_area ON plank (area);
