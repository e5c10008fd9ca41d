CREATE TABLE boat (id INTEGER PRIMARY KEY, name TEXT);
CREATE TABLE berth (id INTEGER PRIMARY KEY, place TEXT);
CREATE TABLE log (entry);
INSERT INTO boat VALUES (1, 'ark');
INSERT INTO berth VALUES (5, 'quay');
CREATE VIEW names AS SELECT name AS vessel FROM boat WHERE name IS NOT NULL ORDER BY vessel;
CREATE VIEW berths AS WITH vessel AS (SELECT id FROM berth) SELECT id FROM vessel;
CREATE TRIGGER came AFTER INSERT ON boat BEGIN INSERT INTO log SELECT vessel.place FROM berth AS vessel; END;
