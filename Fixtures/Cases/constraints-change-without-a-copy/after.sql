CREATE TABLE ship (id INTEGER PRIMARY KEY);
CREATE TABLE berth (
  code TEXT NOT NULL UNIQUE,
  depth TEXT,
  length INTEGER CHECK (length > 0),
  ship INTEGER REFERENCES ship (id) ON DELETE SET NULL,
  note TEXT,
  -- A berth takes a ship once.
  CONSTRAINT ship_once UNIQUE (ship, code)
);
CREATE INDEX berth_length ON berth (length DESC) WHERE length > 10;
CREATE TABLE log (what TEXT);
CREATE TRIGGER berth_new AFTER INSERT ON berth BEGIN INSERT INTO log VALUES (new.code); END;
CREATE VIEW deep AS SELECT code FROM berth WHERE depth > 5;
