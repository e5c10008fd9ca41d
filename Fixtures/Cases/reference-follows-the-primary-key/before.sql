CREATE TABLE knot (row INTEGER, place INTEGER, thread TEXT, PRIMARY KEY (row, place));
CREATE TABLE loop (row INTEGER, place INTEGER, FOREIGN KEY (row, place) REFERENCES knot);
INSERT INTO knot VALUES (1, 2, 'blue'), (4, 4, 'red');
INSERT INTO loop VALUES (4, 4), (9, 9);
