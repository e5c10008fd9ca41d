CREATE TABLE person (id INTEGER PRIMARY KEY, mail TEXT UNIQUE);
CREATE TABLE letter (id INTEGER PRIMARY KEY, person TEXT REFERENCES person(mail));
INSERT INTO person VALUES (1, 'a@x'), (2, 'A@X');
INSERT INTO letter VALUES (1, 'a@x'), (2, 'A@X'), (3, NULL);
