CREATE TABLE hall (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL UNIQUE);
CREATE TABLE chair (hall INTEGER NOT NULL REFERENCES hall (id) ON DELETE CASCADE, no INTEGER, PRIMARY KEY (hall, no)) WITHOUT ROWID;
CREATE INDEX chair_no ON chair (no) WHERE no > 1;
CREATE VIEW chairs AS SELECT hall.name, chair.no FROM hall JOIN chair ON chair.hall = hall.id;
CREATE TRIGGER chair_in AFTER INSERT ON chair BEGIN UPDATE hall SET name = name || '.' WHERE id = new.hall; END;
INSERT INTO hall VALUES (3, 'Aula'), (8, 'Loft');
INSERT INTO chair VALUES (3, 1), (3, 2);
DELETE FROM hall WHERE id = 8;
