-- Plan
-- ringed: replace
--   because it is declared differently

BEGIN IMMEDIATE;

-- drop view ringed: it is declared differently
DROP VIEW main."ringed";
-- create view ringed
CREATE VIEW main.ringed AS SELECT id, ring, seen FROM goose WHERE ring IS NOT NULL;

-- create trigger ringed_in
CREATE TRIGGER main.ringed_in INSTEAD OF INSERT ON ringed BEGIN
  INSERT INTO goose (ring) VALUES (new.ring);
END;

-- view ringed compiles
SELECT * FROM main."ringed" LIMIT 0;

COMMIT;
