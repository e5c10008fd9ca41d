CREATE TABLE word (id INTEGER PRIMARY KEY, text TEXT, UNIQUE (text, text), UNIQUE (text, id, text));
INSERT INTO word VALUES (1, 'oar'), (2, 'keel');
