CREATE TABLE race (runner TEXT, seconds INTEGER);
CREATE VIEW ranked AS SELECT * FROM race ORDER BY 2;
INSERT INTO race VALUES ('Bo', 12), ('Al', 15);
