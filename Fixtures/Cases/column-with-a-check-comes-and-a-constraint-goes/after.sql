CREATE TABLE crate (
  id INTEGER PRIMARY KEY,
  label TEXT,
  weight INTEGER, -- nothing is too heavy any more
  stack INTEGER NOT NULL DEFAULT 2 CHECK (stack BETWEEN 1 AND 4),
  owner TEXT DEFAULT 'harbour' COLLATE NOCASE,
  tag TEXT AS (label || '/' || stack),
  CHECK (owner <> label)
);
CREATE INDEX crate_weight ON crate (weight DESC);
