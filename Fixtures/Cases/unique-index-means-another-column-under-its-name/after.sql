CREATE TABLE span (id INTEGER PRIMARY KEY, high TEXT, low TEXT DEFAULT 'q', place);
CREATE UNIQUE INDEX span_low ON span (low);
CREATE UNIQUE INDEX span_place ON span (place) WHERE low > 'a';
