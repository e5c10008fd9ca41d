CREATE TABLE flag (letter TEXT, meaning TEXT) STRICT;
INSERT INTO flag VALUES ('A', 'diver'), (NULL, 'answer'), ('Q', NULL);
