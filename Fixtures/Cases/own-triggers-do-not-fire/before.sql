CREATE TABLE pile (name TEXT PRIMARY KEY, stones INTEGER NOT NULL);
CREATE TABLE stone (id INTEGER PRIMARY KEY, grams INTEGER);
CREATE TRIGGER stone_in AFTER INSERT ON stone BEGIN UPDATE pile SET stones = stones + 1; END;
CREATE TRIGGER stone_out AFTER DELETE ON stone BEGIN UPDATE pile SET stones = stones - 1; END;
CREATE TRIGGER stone_stays BEFORE DELETE ON stone WHEN old.id = 1 BEGIN SELECT RAISE(ABORT, 'the first stone stays'); END;
INSERT INTO pile VALUES ('all', 0);
INSERT INTO stone VALUES (1, 10), (2, 25), (3, 5);
