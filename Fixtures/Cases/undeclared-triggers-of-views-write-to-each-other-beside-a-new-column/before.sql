CREATE TABLE base (x);
CREATE VIEW inner_door AS SELECT x FROM base;
CREATE TRIGGER through INSTEAD OF UPDATE OF x ON inner_door BEGIN UPDATE base SET x = new.x; END;
CREATE VIEW outer_door AS SELECT x FROM inner_door;
CREATE TABLE source (id INTEGER PRIMARY KEY);
CREATE TRIGGER knock INSTEAD OF DELETE ON outer_door BEGIN UPDATE inner_door SET x = (SELECT "state" FROM source); END;
CREATE TRIGGER quiet INSTEAD OF INSERT ON outer_door BEGIN UPDATE inner_door SET x = (SELECT 'state' FROM source); END;
