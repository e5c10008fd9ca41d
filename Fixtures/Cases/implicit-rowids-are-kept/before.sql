CREATE TABLE shell (kind TEXT, found TEXT);
INSERT INTO shell (rowid, kind, found) VALUES (-4, 'cockle', 'May'), (2, 'whelk', 'June'), (90, 'limpet', NULL);
