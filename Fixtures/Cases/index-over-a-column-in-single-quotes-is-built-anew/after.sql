CREATE TABLE coin (id INTEGER PRIMARY KEY, worth TEXT);
CREATE INDEX coin_worth ON coin ('worth');
