CREATE TABLE pear (id INTEGER PRIMARY KEY, kind TEXT);
INSERT INTO pear VALUES (1, 'nashi');
CREATE VIEW kinds AS SELECT id, kind AS name FROM pear;
CREATE VIEW names AS SELECT name FROM kinds;
CREATE TRIGGER kinds_in INSTEAD OF INSERT ON kinds BEGIN INSERT INTO pear (kind) VALUES (new.name); END;
