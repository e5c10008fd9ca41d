CREATE TABLE pass (gate TEXT NOT NULL, day TEXT NOT NULL, holder TEXT, PRIMARY KEY (gate, day));
