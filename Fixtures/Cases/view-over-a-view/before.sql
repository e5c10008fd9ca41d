CREATE TABLE reading (id INTEGER PRIMARY KEY, place TEXT, degrees REAL);
CREATE VIEW warm AS SELECT id, place, degrees FROM reading WHERE degrees > 18;
CREATE VIEW warm_place (place, times) AS SELECT place, count(*) FROM warm GROUP BY place;
INSERT INTO reading VALUES (1, 'jetty', 17.5), (2, 'loft', 21), (3, 'loft', 25.25);
