CREATE TABLE flag (letter TEXT, meaning TEXT);
INSERT INTO flag VALUES ('A', 'diver'), (NULL, 'answer'), ('Q', NULL);
