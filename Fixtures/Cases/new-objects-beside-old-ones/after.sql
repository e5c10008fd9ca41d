CREATE TABLE mill (id INTEGER PRIMARY KEY, river TEXT);
CREATE TABLE wheel (id INTEGER PRIMARY KEY, mill INTEGER NOT NULL REFERENCES mill (id), teeth INTEGER);
CREATE INDEX wheel_mill ON wheel (mill);
CREATE VIEW mills AS SELECT mill.id, count(wheel.id) AS wheels FROM mill LEFT JOIN wheel ON wheel.mill = mill.id GROUP BY mill.id;
CREATE TRIGGER mill_in AFTER INSERT ON mill BEGIN INSERT INTO wheel (mill) VALUES (new.id); END;
CREATE VIRTUAL TABLE river_words USING fts5(river, content='mill', content_rowid='id');
