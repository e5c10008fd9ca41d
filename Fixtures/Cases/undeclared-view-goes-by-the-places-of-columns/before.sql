CREATE TABLE price (amount INT, tax INT);
CREATE VIEW bill (net, added) AS SELECT * FROM price;
INSERT INTO price VALUES (100, 19);
