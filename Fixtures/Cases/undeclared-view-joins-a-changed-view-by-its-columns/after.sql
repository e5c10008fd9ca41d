CREATE TABLE sample (tray INTEGER, mass INTEGER);
CREATE TABLE tray (tray INTEGER, mass INTEGER);
CREATE VIEW weighed AS SELECT tray, mass AS grams FROM sample;
CREATE VIEW doubled AS SELECT tray, grams * 2 AS twice FROM weighed;
