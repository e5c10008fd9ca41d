CREATE TABLE tide (day TEXT, low REAL, high REAL);
CREATE TABLE gauge (day TEXT, mm INTEGER);
INSERT INTO tide VALUES ('mon', 0.5, 4.25), ('tue', 0.75, 4.0);
INSERT INTO gauge VALUES ('mon', 120);
