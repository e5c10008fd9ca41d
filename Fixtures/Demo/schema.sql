-- The schema that the app wants now.
CREATE TABLE boat (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT NOT NULL,
  master TEXT, -- @renamed from=skipper
  harbour TEXT NOT NULL DEFAULT 'Bergen'
  -- @dropped fax
);

CREATE TABLE landing (
  id INTEGER PRIMARY KEY,
  boat INTEGER NOT NULL REFERENCES boat (id) ON DELETE CASCADE,
  species TEXT,
  kilos REAL,
  buyer TEXT
);

CREATE INDEX landing_boat ON landing (boat);
CREATE INDEX landing_species ON landing (species, kilos DESC);

CREATE VIEW totals AS
  SELECT boat.name, boat.harbour, sum(landing.kilos) AS kilos
  FROM boat JOIN landing ON landing.boat = boat.id
  GROUP BY boat.id;

CREATE TABLE quota (
  species TEXT PRIMARY KEY,
  tons REAL CHECK (tons > 0)
) WITHOUT ROWID;
