CREATE TABLE knot (rowid TEXT, oid TEXT, _rowid_ TEXT);
INSERT INTO knot VALUES ('reef', 'bowline', 'hitch'), ('sheet', NULL, 'bend');
