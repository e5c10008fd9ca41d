CREATE TABLE branch (id INTEGER PRIMARY KEY, name TEXT, parent INTEGER REFERENCES branch (id) ON DELETE CASCADE);
INSERT INTO branch VALUES (9, 'trunk', NULL);
INSERT INTO branch VALUES (3, 'bough', 9), (12, 'limb', 9), (1, 'twig', 12);
