CREATE TABLE hive (id INTEGER PRIMARY KEY, bees INTEGER, queen TEXT);
CREATE INDEX hive_full ON hive (bees) WHERE hive.bees > 1000;
CREATE INDEX hive_queen ON hive (queen);
INSERT INTO hive VALUES (1, 40, 'Ada'), (2, 30000, 'Bea'), (3, 20000, 'Bea');
ANALYZE;
DROP TABLE IF EXISTS sqlite_stat4;
