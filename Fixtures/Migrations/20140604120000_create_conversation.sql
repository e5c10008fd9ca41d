-- The first release.
CREATE TABLE conversation (id INTEGER PRIMARY KEY, title TEXT);
CREATE TABLE message (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  conversation INTEGER NOT NULL REFERENCES conversation (id) ON DELETE CASCADE,
  body TEXT
);
