CREATE TABLE hive (id INTEGER PRIMARY KEY, bees INTEGER NOT NULL, queen TEXT);
CREATE INDEX hive_full ON hive (bees) WHERE hive.bees > 1000;
CREATE INDEX hive_queen ON hive (queen);
