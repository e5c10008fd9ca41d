CREATE TABLE crew (id INTEGER PRIMARY KEY, name TEXT, ship TEXT COLLATE NOCASE, pay INTEGER, gone TEXT);
CREATE INDEX crew_name ON crew (name DESC, pay);
CREATE UNIQUE INDEX crew_ship ON crew(ship, name) WHERE crew.pay > 0;
CREATE INDEX "crew by pay" ON crew (pay * 2, lower(name) COLLATE NOCASE);
CREATE INDEX declared ON crew (ship);
CREATE TABLE port (id INTEGER PRIMARY KEY, town TEXT);
CREATE INDEX port_town ON port (town);
INSERT INTO crew VALUES (1, 'Ann', 'Ida', 10, NULL), (2, 'Bo', 'ida', 12, NULL), (3, 'Ann', 'Ida', 0, NULL);
INSERT INTO port VALUES (1, 'Bergen');
