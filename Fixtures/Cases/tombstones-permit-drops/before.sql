CREATE TABLE shed (id INTEGER PRIMARY KEY, tools TEXT, roof TEXT);
CREATE TABLE attic (id INTEGER PRIMARY KEY, box TEXT);
INSERT INTO shed VALUES (1, 'saw', 'tin'), (2, 'axe', 'turf');
INSERT INTO attic VALUES (1, 'letters');
