CREATE TABLE parcel (grams INTEGER, label TEXT AS (grams || ' grams') STORED);
