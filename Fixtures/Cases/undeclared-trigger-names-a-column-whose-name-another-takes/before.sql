CREATE TABLE trip (id INTEGER PRIMARY KEY, day TEXT, length INTEGER);
CREATE TRIGGER trip_day AFTER INSERT ON trip BEGIN UPDATE trip SET day = trim(new.day) WHERE id = new.id; END;
INSERT INTO trip VALUES (1, '2024-06-01', 12);
