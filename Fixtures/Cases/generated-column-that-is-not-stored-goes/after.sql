CREATE TABLE tide (day TEXT, low REAL, high REAL UNIQUE);
CREATE INDEX tide_day ON tide (day);
