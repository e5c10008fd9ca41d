CREATE TABLE seat (id INTEGER PRIMARY KEY, chair INTEGER, guest TEXT);
INSERT INTO seat VALUES (1, 1, 'Ann'), (2, 1, 'Bo'), (3, 2, 'Bo'), (4, 3, 'Ann'), (5, 4, 'Cy');
