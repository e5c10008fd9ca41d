CREATE TABLE seat (
  id INTEGER PRIMARY KEY, nr INTEGER, pair AS (nr / 2), label TEXT AS (pair || '/' || nr) UNIQUE,
  half AS (pair / 2), CHECK (half >= 1)
);
CREATE UNIQUE INDEX seat_pair ON seat (pair, half);
