CREATE TABLE walk (
  id INTEGER PRIMARY KEY, metres INTEGER, hours REAL, pace REAL NOT NULL AS (metres / hours) STORED
);
