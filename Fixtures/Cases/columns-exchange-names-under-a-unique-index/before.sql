CREATE TABLE berth (id INTEGER PRIMARY KEY, code TEXT, alias TEXT DEFAULT 'q');
CREATE UNIQUE INDEX berth_code ON berth (code);
INSERT INTO berth VALUES (1, 'x', 'y'), (2, 'z', 'y');
