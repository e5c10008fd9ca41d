CREATE TABLE locker (rowid TEXT NOT NULL, oid TEXT, owner TEXT);
