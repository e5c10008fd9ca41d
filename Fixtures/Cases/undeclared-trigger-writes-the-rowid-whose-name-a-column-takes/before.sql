CREATE TABLE stone (weight INTEGER);
CREATE TABLE label (stone INTEGER, words TEXT);
CREATE TRIGGER labelled AFTER INSERT ON label BEGIN INSERT INTO stone(rowid, weight) VALUES (new.stone, 0); END;
INSERT INTO stone VALUES (7), (8);
