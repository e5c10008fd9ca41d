CREATE TABLE visit (id INTEGER PRIMARY KEY, place TEXT, guest TEXT);
CREATE TABLE journal (guest TEXT, place TEXT);
CREATE TRIGGER visit_copied AFTER INSERT ON visit BEGIN INSERT INTO journal VALUES (new.guest, new.place); END;
INSERT INTO visit VALUES (1, 'Oslo', 'Liv');
