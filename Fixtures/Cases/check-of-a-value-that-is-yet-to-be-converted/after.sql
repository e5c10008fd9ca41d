CREATE TABLE reading (id INTEGER PRIMARY KEY, value INTEGER CHECK (value < 10), unit TEXT);
