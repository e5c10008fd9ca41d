CREATE TABLE quill (id INTEGER PRIMARY KEY, hue TEXT, ink INTEGER);
CREATE VIEW quills AS SELECT id, hue, ink FROM quill;
CREATE TRIGGER quills_in INSTEAD OF INSERT ON quills BEGIN
  INSERT INTO quill (hue, ink) VALUES (new.hue, coalesce(new.ink, 5));
END;
INSERT INTO quills (hue) VALUES ('sepia');
