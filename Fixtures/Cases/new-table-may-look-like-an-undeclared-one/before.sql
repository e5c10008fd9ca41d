CREATE TABLE parcels (id INTEGER PRIMARY KEY, sender TEXT, weight REAL, note TEXT);
INSERT INTO parcels VALUES (1, 'Ida', 0.5, NULL), (2, 'Ole', 12.25, 'fragile');
