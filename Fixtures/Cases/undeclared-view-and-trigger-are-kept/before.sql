CREATE TABLE barn (id INTEGER PRIMARY KEY, hay INTEGER);
CREATE TABLE barn_note (words TEXT);
CREATE VIEW full_barn AS SELECT id FROM barn WHERE hay > 10;
CREATE TRIGGER barn_in AFTER INSERT ON barn BEGIN INSERT INTO barn_note VALUES ('barn ' || new.id); END;
INSERT INTO barn VALUES (1, 5), (2, 50);
