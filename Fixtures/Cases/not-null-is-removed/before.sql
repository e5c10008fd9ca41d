CREATE TABLE pass (gate TEXT NOT NULL, day TEXT NOT NULL, holder TEXT NOT NULL, PRIMARY KEY (gate, day));
INSERT INTO pass VALUES ('north', 'mon', ''), ('north', 'tue', 'Eli'), ('south', 'mon', 'Mo');
