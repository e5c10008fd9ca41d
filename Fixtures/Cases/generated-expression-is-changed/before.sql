CREATE TABLE parcel (grams INTEGER, label TEXT AS (grams || ' g') STORED);
INSERT INTO parcel (grams) VALUES (250), (1000);
