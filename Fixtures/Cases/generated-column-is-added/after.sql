CREATE TABLE tide (day TEXT, low REAL, high REAL, range REAL AS (high - low) STORED);
CREATE TABLE gauge (day TEXT, mm INTEGER, cm REAL AS (mm / 10.0));
