CREATE TABLE stay (id INTEGER PRIMARY KEY, arrival INT, departure INT DEFAULT 3, CHECK (arrival < departure));
INSERT INTO stay VALUES (1, 1, 2);
