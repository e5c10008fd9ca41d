CREATE TABLE goose (id INTEGER PRIMARY KEY, ring TEXT, seen TEXT);
CREATE VIEW ringed AS SELECT id, ring FROM goose;
CREATE VIEW ringed_count AS SELECT count(ring) AS many FROM ringed;
CREATE TRIGGER ringed_in INSTEAD OF INSERT ON ringed BEGIN
  INSERT INTO goose (ring) VALUES (new.ring);
END;
INSERT INTO goose VALUES (1, 'X1', 'May'), (2, NULL, 'June');
