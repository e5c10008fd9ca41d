CREATE TABLE pen (id INTEGER PRIMARY KEY, ink TEXT);
CREATE TABLE cap (id INTEGER PRIMARY KEY, pen INTEGER, color TEXT);
CREATE VIEW every_pen AS SELECT * FROM pen;
CREATE VIEW capped AS SELECT "pen".ink, cap."color" FROM pen JOIN cap ON cap.pen = pen.id;
CREATE VIEW by_number AS SELECT ink FROM pen NATURAL JOIN cap;
CREATE TRIGGER cap_gone AFTER DELETE ON cap BEGIN UPDATE pen SET ink = "old"."color" WHERE id = old.pen; END;
INSERT INTO pen VALUES (1, 'blue');
INSERT INTO cap VALUES (1, 1, 'red');
