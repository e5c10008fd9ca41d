CREATE TABLE log (id INTEGER PRIMARY KEY AUTOINCREMENT, line TEXT);
CREATE TABLE source (id INTEGER PRIMARY KEY, log INTEGER REFERENCES log (id));
CREATE INDEX log_line ON log (line);
CREATE VIEW last_line AS SELECT max(id) AS id FROM log;
CREATE TRIGGER source_in AFTER INSERT ON source BEGIN INSERT INTO log (line) VALUES ('source ' || new.id); END;
INSERT INTO log (line) VALUES ('started'), ('stopped');
INSERT INTO source VALUES (5, 2);
