CREATE TABLE span (id INTEGER PRIMARY KEY, low TEXT, high TEXT DEFAULT 'q', place);
INSERT INTO span VALUES (1, 'x', 'y', 1), (2, 'z', 'y', 2);
CREATE UNIQUE INDEX span_low ON span (low);
CREATE UNIQUE INDEX span_place ON span (place) WHERE low > 'a';
