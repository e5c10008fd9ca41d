CREATE TABLE cup (id INTEGER PRIMARY KEY, size TEXT, color TEXT NOT NULL);
CREATE INDEX cup_color ON cup (color);
