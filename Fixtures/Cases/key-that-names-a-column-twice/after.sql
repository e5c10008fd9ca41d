CREATE TABLE word (id INTEGER PRIMARY KEY, text TEXT, length INTEGER UNIQUE,
  UNIQUE (text, text), UNIQUE (text, id, text));
