CREATE TABLE line (line TEXT NOT NULL, zone TEXT NOT NULL, driver TEXT, PRIMARY KEY (zone, line));
CREATE UNIQUE INDEX line_driver ON line (driver);
CREATE INDEX line_zone ON line (zone);
