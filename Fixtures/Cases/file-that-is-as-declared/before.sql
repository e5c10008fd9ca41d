PRAGMA user_version = 4;
CREATE TABLE dish (id INTEGER PRIMARY KEY, name TEXT NOT NULL COLLATE NOCASE UNIQUE, price INTEGER DEFAULT (0) CHECK (price >= 0));
CREATE INDEX dish_price ON dish (price DESC) WHERE price > 0;
CREATE VIEW cheap AS SELECT name FROM dish WHERE price < 5;
INSERT INTO dish VALUES (1, 'porridge', 4);
