CREATE TABLE tide (day TEXT, low REAL, range REAL AS (high - low), high REAL UNIQUE);
INSERT INTO tide VALUES ('mon', 0.5, 4.25), ('tue', 0.75, 4.0);
CREATE INDEX tide_range ON tide (range);
CREATE INDEX tide_day ON tide (day);
