-- A fishing harbour's book, as an earlier release of its app left it.
PRAGMA user_version = 3;

CREATE TABLE boat (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT,
  skipper TEXT,
  fax TEXT
);

CREATE TABLE landing (
  id INTEGER PRIMARY KEY,
  boat INTEGER NOT NULL REFERENCES boat (id) ON DELETE CASCADE,
  species TEXT,
  kilos REAL
);

CREATE INDEX landing_boat ON landing (boat);

CREATE VIEW totals AS
  SELECT boat.name, sum(landing.kilos) AS kilos
  FROM boat JOIN landing ON landing.boat = boat.id
  GROUP BY boat.id;

CREATE TRIGGER boat_gone AFTER DELETE ON boat BEGIN
  INSERT INTO diary (words) VALUES ('sold: ' || old.name);
END;

-- Something that the app's schema knows nothing of.
CREATE TABLE diary (words TEXT);

INSERT INTO boat VALUES (1, 'Havørn', 'Ida', '55 12'), (2, 'Snøgg', NULL, NULL), (7, 'Gammel', 'Per', NULL);
INSERT INTO landing VALUES (1, 1, 'cod', 320.5), (2, 1, 'ling', 40), (3, 2, 'cod', NULL), (4, 2, 'saithe', 95.25);
DELETE FROM boat WHERE id = 7;
