CREATE TABLE seat (hall TEXT UNIQUE, number TEXT UNIQUE, price INTEGER);
INSERT INTO seat VALUES ('a', '1', 10), ('b', '2', 20);
