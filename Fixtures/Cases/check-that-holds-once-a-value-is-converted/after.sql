CREATE TABLE reading (id INTEGER PRIMARY KEY, value INTEGER CHECK (value > 4), unit TEXT);
