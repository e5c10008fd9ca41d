CREATE TABLE knot (rowid TEXT NOT NULL, oid TEXT, _rowid_ TEXT);
