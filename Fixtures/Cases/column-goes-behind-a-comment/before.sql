CREATE TABLE boat (id INTEGER PRIMARY KEY, name TEXT, -- of the boat, not of its owner
colour TEXT);
INSERT INTO boat VALUES (1, 'otter', NULL);
