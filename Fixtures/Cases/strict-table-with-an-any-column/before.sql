CREATE TABLE setting (name TEXT PRIMARY KEY, value ANY, changed INT) STRICT;
INSERT INTO setting VALUES ('volume', 7, 1), ('pin', '0042', 2), ('ratio', 1.5, 3), ('icon', x'89', NULL);
