CREATE TABLE loan (
  id INTEGER PRIMARY KEY, days INTEGER CHECK (days > 0), renewed INTEGER DEFAULT 0 CHECK (renewed < 5)
);
