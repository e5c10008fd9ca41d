CREATE TABLE seat (number INTEGER PRIMARY KEY, row INTEGER, place TEXT) WITHOUT ROWID;
CREATE INDEX seat_row ON seat (row);
INSERT INTO seat VALUES (1, 7, 'aisle'), (2, 7, 'window'), (3, 8, 'aisle');
