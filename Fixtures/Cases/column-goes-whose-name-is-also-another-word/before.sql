CREATE TABLE boat (id INTEGER PRIMARY KEY, name TEXT, "collate" TEXT);
INSERT INTO boat VALUES (1, 'otter', NULL);
CREATE INDEX boat_name ON boat (name COLLATE NOCASE);
