CREATE TABLE vessel (id INTEGER PRIMARY KEY, name TEXT);
CREATE VIEW names AS WITH boat(name) AS (SELECT name FROM vessel) SELECT boat.name FROM boat;
