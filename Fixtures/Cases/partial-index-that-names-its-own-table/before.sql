CREATE TABLE hive (id INTEGER PRIMARY KEY, bees INTEGER, queen TEXT);
CREATE INDEX hive_full ON hive (bees) WHERE hive.bees > 1000;
INSERT INTO hive VALUES (1, 40, 'Ada'), (2, 30000, NULL);
