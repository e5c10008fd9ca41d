CREATE TABLE boat (id INTEGER PRIMARY KEY, name TEXT);
CREATE TABLE berth (id INTEGER PRIMARY KEY, place TEXT);
INSERT INTO boat VALUES (1, 'ark');
INSERT INTO berth VALUES (5, 'quay');
CREATE VIEW inner_ids AS SELECT (SELECT boat.id FROM berth AS vessel) AS id FROM boat;
CREATE VIEW outer_ids AS SELECT boat.id FROM boat, berth vessel;
CREATE VIEW places AS SELECT place AS vessel FROM berth;
CREATE VIEW names AS SELECT name AS vessel FROM boat;
CREATE VIEW berths AS SELECT vessel.id FROM berth AS vessel;
