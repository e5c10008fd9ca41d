CREATE TABLE knot (row INTEGER, place INTEGER, thread TEXT, PRIMARY KEY (place, row));
CREATE TABLE loop (row INTEGER, place INTEGER, FOREIGN KEY (row, place) REFERENCES knot);
