CREATE TABLE nick (id INTEGER PRIMARY KEY, name TEXT, team TEXT);
INSERT INTO nick VALUES (1, 'otter', 'red'), (2, 'mole', 'red'), (3, NULL, 'blue'), (4, NULL, 'blue');
