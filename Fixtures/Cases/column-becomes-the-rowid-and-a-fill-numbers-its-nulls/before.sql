CREATE TABLE buoy (number INTEGER, color TEXT);
INSERT INTO buoy (rowid, number, color) VALUES (1, 12, 'red'), (2, NULL, 'green'), (3, 14, NULL);
CREATE INDEX buoy_color ON buoy (color);
