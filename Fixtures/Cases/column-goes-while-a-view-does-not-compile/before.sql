CREATE TABLE boat (id INTEGER PRIMARY KEY, name TEXT, colour TEXT);
CREATE VIEW lost AS SELECT depth FROM nowhere;
INSERT INTO boat VALUES (1, 'otter', NULL);
