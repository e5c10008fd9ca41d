CREATE TABLE seat (hall TEXT, number TEXT, price INTEGER NOT NULL, UNIQUE (number), UNIQUE (hall));
