CREATE TABLE boat (id INTEGER PRIMARY KEY, name TEXT, kind TEXT CHECK (kind <> "none"));
