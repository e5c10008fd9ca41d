CREATE TABLE arrival (id INTEGER PRIMARY KEY, ship TEXT);
CREATE TABLE departure (id INTEGER PRIMARY KEY, boat TEXT);
CREATE TABLE berth (id INTEGER PRIMARY KEY);
INSERT INTO arrival VALUES (1, 'in');
INSERT INTO departure VALUES (1, 'out');
INSERT INTO berth VALUES (5);
CREATE VIEW ships AS SELECT (SELECT arrival.ship FROM berth AS arrival_bak) AS ship FROM arrival;
