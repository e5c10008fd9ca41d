CREATE TABLE journal ( -- @renamed from=log
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  line TEXT
);
CREATE TABLE source (id INTEGER PRIMARY KEY, log INTEGER REFERENCES journal (id));
CREATE INDEX log_line ON journal (line);
CREATE VIEW last_line AS SELECT max(id) AS id FROM journal;
CREATE TRIGGER source_in AFTER INSERT ON source BEGIN INSERT INTO journal (line) VALUES ('source ' || new.id); END;
