CREATE TABLE line (line TEXT PRIMARY KEY, zone TEXT NOT NULL, driver TEXT);
CREATE UNIQUE INDEX line_driver ON line (driver);
CREATE INDEX line_zone ON line (zone);
INSERT INTO line VALUES ('L1', 'z2', 'Kai'), ('L2', 'z1', 'Ebba'), ('L3', 'z1', NULL);
