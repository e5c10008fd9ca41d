CREATE TABLE trip (id INTEGER PRIMARY KEY, day TEXT, length INTEGER);
CREATE TABLE log (what TEXT);
CREATE VIEW kinds AS SELECT 'day' AS what, 'start' AS other, id FROM trip WHERE 'length' <> 'day';
CREATE TRIGGER logged AFTER INSERT ON trip BEGIN INSERT INTO log VALUES ('length'), ('day'), ('start'); END;
INSERT INTO trip VALUES (1, '2024-06-01', NULL);
