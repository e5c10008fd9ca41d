CREATE TABLE cup (id INTEGER PRIMARY KEY, size TEXT);
INSERT INTO cup VALUES (1, 'small'), (2, 'large');
ALTER TABLE cup ADD COLUMN color TEXT NOT NULL DEFAULT 'white';
CREATE INDEX cup_color ON cup (color);
INSERT INTO cup VALUES (3, 'large', 'red');
