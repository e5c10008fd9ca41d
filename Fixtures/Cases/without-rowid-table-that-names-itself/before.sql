CREATE TABLE gauge (place TEXT PRIMARY KEY, cm INTEGER CHECK (gauge.cm > 0)) WITHOUT ROWID;
INSERT INTO gauge VALUES ('weir', 40), ('mill', 12);
