CREATE TABLE reading (id INTEGER PRIMARY KEY, place TEXT, degrees REAL NOT NULL);
CREATE VIEW warm AS SELECT id, place, degrees FROM reading WHERE degrees > 18;
CREATE VIEW warm_place (place, times) AS SELECT place, count(*) FROM warm GROUP BY place;
