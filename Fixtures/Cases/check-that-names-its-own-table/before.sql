CREATE TABLE scale (id INTEGER PRIMARY KEY, grams INTEGER, CHECK (scale.grams > 0));
INSERT INTO scale VALUES (1, 5), (2, 900);
