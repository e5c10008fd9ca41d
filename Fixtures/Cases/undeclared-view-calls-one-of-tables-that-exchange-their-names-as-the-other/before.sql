CREATE TABLE arrival (id INTEGER PRIMARY KEY, ship TEXT);
CREATE TABLE departure (id INTEGER PRIMARY KEY, boat TEXT);
INSERT INTO arrival VALUES (1, 'in');
INSERT INTO departure VALUES (2, 'out');
CREATE VIEW ids AS SELECT departure.id FROM arrival AS departure;
