CREATE TABLE cup (size TEXT DEFAULT 'small', color TEXT, made TEXT);
INSERT INTO cup VALUES ('small', NULL, '2020-01-01'), ('large', 'red', '2020-01-02');
