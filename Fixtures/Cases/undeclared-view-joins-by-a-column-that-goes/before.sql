CREATE TABLE shelf (room INTEGER, number INTEGER, width INTEGER);
CREATE TABLE box (room INTEGER, number INTEGER, weight INTEGER);
CREATE VIEW load AS SELECT width, weight FROM shelf NATURAL JOIN box;
INSERT INTO shelf VALUES (1, 1, 80), (1, 2, 60);
INSERT INTO box VALUES (1, 1, 5), (1, 2, 7);
