CREATE TABLE shop (id INTEGER PRIMARY KEY, name TEXT NOT NULL, street VARCHAR(80) UNIQUE, floor INTEGER NOT NULL DEFAULT 0, phone INTEGER, open TEXT DEFAULT 'late' CHECK (open <> ''));
CREATE INDEX shop_name ON shop (name);
CREATE VIEW shops AS SELECT * FROM shop;
CREATE VIEW places AS SELECT id, street FROM shops WHERE floor >= 0;
CREATE VIRTUAL TABLE shop_search USING fts5(name, street, content='shop', content_rowid='id');
CREATE VIRTUAL TABLE shops_search USING fts5(name, content='shops', content_rowid='id');
CREATE VIRTUAL TABLE place_search USING fts5(street, content='places', content_rowid='id');
