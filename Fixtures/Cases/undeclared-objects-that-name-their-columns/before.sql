CREATE TABLE price (amount INT, tax INT);
CREATE TABLE history (amount INT, tax INT);
CREATE VIEW bill (net, added) AS SELECT amount, tax FROM price;
CREATE VIEW everything AS SELECT * FROM price;
CREATE TRIGGER price_kept AFTER INSERT ON price BEGIN INSERT INTO history(amount, tax) VALUES (new.amount, new.tax); END;
INSERT INTO price VALUES (100, 19);
