CREATE TABLE shelf (room INTEGER, number INTEGER, width INTEGER);
CREATE TABLE box (room INTEGER, weight INTEGER);
