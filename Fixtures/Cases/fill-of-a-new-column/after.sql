CREATE TABLE letter (
  id INTEGER PRIMARY KEY,
  body TEXT,
  sent TEXT,
  opening TEXT, -- @filled by=substr(body, 1, 8)
  year INTEGER NOT NULL DEFAULT 0 -- @filled by=CAST(substr(sent, 1, 4) AS INTEGER)
);
