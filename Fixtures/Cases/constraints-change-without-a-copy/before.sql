CREATE TABLE ship (id INTEGER PRIMARY KEY);
CREATE TABLE berth (
  code TEXT CONSTRAINT code_key UNIQUE,
  depth VARCHAR(10) CHECK (depth <> ''),
  length INTEGER NOT NULL,
  ship INTEGER,
  note TEXT REFERENCES gone (id),
  UNIQUE (ship, code) ON CONFLICT REPLACE
);
CREATE INDEX berth_length ON berth (length DESC) WHERE length > 10;
CREATE TABLE log (what TEXT);
CREATE TRIGGER berth_new AFTER INSERT ON berth BEGIN INSERT INTO log VALUES (new.code); END;
CREATE VIEW deep AS SELECT code FROM berth WHERE depth > 5;
INSERT INTO ship VALUES (1), (2);
INSERT INTO berth (rowid, code, depth, length, ship) VALUES (3, 'A1', '7', 20, 1), (9, 'B2', '12', 5, NULL);
ANALYZE;
