CREATE TABLE buoy (number INTEGER, color TEXT);
INSERT INTO buoy (rowid, number, color) VALUES (1, 2, 'red'), (2, NULL, 'green');
