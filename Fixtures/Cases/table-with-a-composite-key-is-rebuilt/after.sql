CREATE TABLE cell (sheet TEXT, row INTEGER, text TEXT NOT NULL DEFAULT '', PRIMARY KEY (sheet, row DESC));
CREATE INDEX cell_text ON cell (text, sheet);
