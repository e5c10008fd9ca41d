CREATE TABLE dock (name TEXT, depth INT);
INSERT INTO dock VALUES ('east', 4);
CREATE TABLE ship (id INTEGER PRIMARY KEY, dock TEXT REFERENCES dock);
INSERT INTO ship VALUES (1, 'east'), (2, 'west'), (3, NULL);
CREATE TABLE crane (dock TEXT REFERENCES dock);
INSERT INTO crane VALUES ('west');
