CREATE TABLE hive (id INTEGER PRIMARY KEY, bees INTEGER NOT NULL, queen TEXT);
CREATE INDEX hive_full ON hive (bees) WHERE hive.bees > 1000;
