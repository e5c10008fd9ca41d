CREATE TABLE coin (id INTEGER PRIMARY KEY, worth INTEGER);
CREATE INDEX coin_worth ON coin ('worth');
INSERT INTO coin VALUES (1, 5), (2, 10);
