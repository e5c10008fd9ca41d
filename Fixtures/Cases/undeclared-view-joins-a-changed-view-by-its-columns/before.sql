CREATE TABLE sample (tray INTEGER, mass INTEGER);
INSERT INTO sample VALUES (1, 10), (2, 20), (3, 30);
CREATE TABLE tray (tray INTEGER, mass INTEGER);
INSERT INTO tray VALUES (1, 10), (2, 21), (3, 30);
CREATE VIEW weighed AS SELECT tray, mass FROM sample;
CREATE VIEW doubled AS SELECT tray, mass * 2 AS twice FROM weighed;
CREATE VIEW agreeing AS SELECT count(*) AS found FROM weighed NATURAL JOIN tray;
CREATE VIEW heavy AS SELECT tray FROM doubled WHERE twice > 30;
